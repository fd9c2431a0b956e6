"""Writes Swift that uses each public declaration of a module, as swift-api-digester lists them."""

import re

# Conformances of all types, which no code names.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype"}
KEYWORDS = {
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "precedencegroup", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
}


def name(text):
    return f"`{text}`" if text in KEYWORDS else text


def type_name(node):
    # The type that an alias names is a part of the declaration, too.
    is_alias = node["kind"] == "TypeNameAlias" and node.get("children")
    text = (node["children"][0] if is_alias else node)["printedName"]
    return re.sub(r"\bFoundation(Essentials|Internationalization)\.", "Foundation.", text)


def labels(node):
    """The labels of a function; `_` for none."""
    inner = node["printedName"].partition("(")[2].rpartition(")")[0]
    return inner.split(":")[:-1]


class Consumer:
    """Functions that each use a declaration of a module.

    `errors` has the types that functions throw, by mangled name: the list lacks them.
    """

    def __init__(self, module, root, errors):
        self.module = module
        self.errors = errors
        self.functions = []  # The declaration that each uses, and its lines.
        self.omitted = []
        for node in root.get("children", []):
            self.visit(node, module)

    def text(self, chosen=None):
        """The source of all functions or of chosen ones, and the number of each line's function."""
        lines = ["import Foundation", "import BinderyRuntime", "import BinderyRealtime",
                 f"import {self.module}"]
        owners = [None] * len(lines)
        for number, (_, body) in enumerate(self.functions):
            if chosen is not None and number not in chosen:
                continue
            for line in body.replace("USE", f"use{number}").split("\n"):
                lines.append(line)
                owners.append(number)
        return "\n".join(lines) + "\n", owners

    def add(self, owner, body):
        # As `bindery diff` names it: without the module, and without generic arguments.
        owner = re.sub(r"<.*?>", "", owner)
        self.functions.append((re.sub(rf"^({self.module}|Bindery\w+)\.", "", owner), body))

    def visit(self, node, scope):
        kind = node.get("kind")
        if kind == "Import":
            return
        # The members of an extension state the arguments of the type that is extended.
        is_extension = kind == "TypeDecl" and node.get("isExternal")
        scope, is_generic = self.specialized(scope, None if is_extension else node.get("genericSig"))
        if is_generic:
            self.omitted.append(f"{scope}.{node['printedName']}")
            return
        if kind == "TypeDecl":
            self.visit_type(node, scope)
        elif kind == "TypeAlias":
            path = f"{scope}.{name(node['name'])}"
            self.add(path, f"func USE(_ value: {path}) {{ let _: {type_name(node['children'][0])} = value }}")
        elif kind == "Constructor":
            self.call(node, scope, scope, scope)
        elif kind == "Function":
            self.visit_function(node, scope)
        elif kind == "Var" and node.get("declKind") != "EnumElement":
            self.visit_property(node, scope)
        elif kind == "Subscript":
            self.omitted.append(f"{scope}.{node['printedName']}")

    @staticmethod
    def specialized(scope, signature):
        """A generic type with the arguments that a signature states, and whether others remain."""
        if not signature:
            return scope, False
        parameters, _, conditions = signature.strip("<>").partition(" where ")
        arguments = dict(part.split(" == ", 1) for part in conditions.split(", ") if " == " in part)
        names = parameters.split(", ")
        if any(name not in arguments for name in names):
            return scope, True
        return f"{scope}<{', '.join(arguments[name] for name in names)}>", False

    def visit_type(self, node, scope):
        path = f"{scope}.{name(node['name'])}"
        if node.get("isExternal"):
            path = f"{node['moduleName']}.{name(node['name'])}"
        else:
            is_protocol = node["declKind"] == "Protocol"
            self.add(path, f"func USE(_ value: {'any ' if is_protocol else ''}{path}) {{ _ = value }}")
            for conformance in node.get("conformances", []):
                if conformance["name"] in IMPLICIT or is_protocol:
                    continue
                protocol = conformance["printedName"]
                self.add(
                    path,
                    f"func USE() {{\n  func need<T: {protocol}>(_: T.Type) {{}}\n"
                    f"  need({path}.self)\n}}",
                )
            if is_protocol:
                self.conform(node, path)
                return
            self.visit_cases(node, path)
        for member in node.get("children", []):
            self.visit(member, path)

    def visit_cases(self, node, path):
        cases = [member for member in node.get("children", [])
                 if member.get("declKind") == "EnumElement"]
        if not cases:
            return
        lines = [f"func USE(_ value: {path}) {{", "  switch value {"]
        for case in cases:
            case_name = name(case["printedName"].partition("(")[0])
            payload = self.payload(case)
            if payload is None:
                lines.append(f"  case .{case_name}: break")
                self.add(f"{path}.{case_name}", f"func USE() -> {path} {{ .{case_name} }}")
                continue
            lines += [f"  case .{case_name}(let part):", f"    let _: {payload} = part"]
            if not self.has_several(case):
                label = labels(case)[0] if "(" in case["printedName"] else "_"
                argument = "part" if label == "_" else f"{label}: part"
                self.add(
                    f"{path}.{case_name}",
                    f"func USE(_ part: {payload}) -> {path} {{ .{case_name}({argument}) }}",
                )
        self.add(path, "\n".join([*lines, "  }", "}"]))

    @staticmethod
    def payload(case):
        """The type of what a case carries; None without."""
        function = case["children"][0]["children"][0]
        return type_name(function["children"][1]) if function["kind"] == "TypeFunc" else None

    @staticmethod
    def has_several(case):
        return case["printedName"].count(":") > 1

    def visit_property(self, node, scope):
        path = f"{scope}.{node['name']}"
        value = type_name(node["children"][0])
        member = name(node["name"])
        is_stored = [a for a in node.get("accessors", []) if a["accessorKind"] == "set"]
        if scope == self.module:
            self.add(path, f"func USE() {{ let _: {value} = {self.module}.{member} }}")
        elif node.get("static"):
            self.add(path, f"func USE() {{ let _: {value} = {scope}.{member} }}")
        else:
            owner = f"some {scope}" if self.is_protocol(scope) else scope
            self.add(path, f"func USE(_ owner: {owner}) {{ let _: {value} = owner.{member} }}")
            if is_stored and not node.get("isLet"):
                self.add(
                    path,
                    f"func USE(_ owner: inout {owner}, _ value: {value}) {{ owner.{member} = value }}",
                )

    def is_protocol(self, scope):
        return False

    def visit_function(self, node, scope):
        if not re.match(r"[A-Za-z_]", node["name"]):
            return  # Operators are those of conformances.
        path = f"{scope}.{node['name']}"
        if scope == self.module or node.get("static"):
            self.call(node, path, f"{scope}.{name(node['name'])}", None)
        else:
            kind = "inout " if node.get("funcSelfKind") == "Mutating" else ""
            self.call(node, path, f"owner.{name(node['name'])}", None, f"_ owner: {kind}{scope}")

    def call(self, node, path, callee, result, owner=None):
        """Two calls: with all arguments, and without those that have a default."""
        if node["kind"] == "Constructor":
            path = f"{path}.init"
            result = result + ("?" if type_name(node["children"][0]).endswith("?") else "")
        else:
            result = type_name(node["children"][0])
        parameters = list(zip(labels(node), node["children"][1:]))
        variants = [parameters]
        if any(parameter.get("hasDefaultArg") for _, parameter in parameters):
            variants.append([p for p in parameters if not p[1].get("hasDefaultArg")])
        for chosen in variants:
            declared = [owner] if owner else []
            arguments = []
            for number, (label, parameter) in enumerate(chosen):
                is_inout = parameter.get("paramValueOwnership") == "InOut"
                value = type_name(parameter)
                escaping = "@escaping " if "->" in value and not value.endswith("?") else ""
                declared.append(f"_ p{number}: {'inout ' if is_inout else escaping}{value}")
                argument = f"{'&' if is_inout else ''}p{number}"
                arguments.append(argument if label == "_" else f"{label}: {argument}")
            call = f"{callee}({', '.join(arguments)})"
            self.add(
                path,
                f"func USE({', '.join(declared)}) async throws {{\n"
                f"  let _: {result} = try await {call}\n}}",
            )
            error = self.errors.get(node.get("mangledName"))
            if error:
                self.add(
                    path,
                    f"func USE({', '.join(declared)}) async {{\n"
                    f"  do {{\n    _ = try await {call}\n  }} catch {{\n"
                    f"    let _: {error} = error\n  }}\n}}",
                )

    def conform(self, node, path):
        """A type that conforms to a protocol, with all of its requirements."""
        members = []
        for member in node.get("children", []):
            if not member.get("protocolReq"):
                continue
            if member.get("kind") == "Function":
                parameters = ", ".join(
                    f"{label} p{number}: {type_name(parameter)}"
                    for number, (label, parameter) in enumerate(
                        zip(labels(member), member["children"][1:])))
                # The mangled name of an asynchronous function contains Ya.
                effects = (" async" if "YaK" in member["mangledName"] or "Ya" in member["mangledName"]
                           else "") + (" throws" if member.get("throwing") else "")
                members.append(
                    f"  func {name(member['name'])}({parameters}){effects}"
                    f" -> {type_name(member['children'][0])} {{ fatalError() }}")
            elif member.get("kind") == "Var":
                accessors = {a["accessorKind"] for a in member.get("accessors", [])}
                body = "get { fatalError() }" + (" set {}" if "set" in accessors else "")
                members.append(f"  var {name(member['name'])}: {type_name(member['children'][0])}"
                               f" {{ {body} }}")
            else:
                self.omitted.append(f"{path}: {member['printedName']}")
                return
        self.add(path, "\n".join([f"struct USE: {path} {{", *members, "}"]))
        for member in node.get("children", []):
            if member.get("kind") == "Var" and member.get("protocolReq"):
                value = type_name(member["children"][0])
                self.add(f"{path}.{member['name']}",
                         f"func USE(_ owner: any {path}) {{ let _: {value} = "
                         f"owner.{name(member['name'])} }}")
