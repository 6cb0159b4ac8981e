"""Whether a converted schema still says what the server's schema said."""

CONSTRAINTS = ["minimum", "maximum", "minItems", "maxItems"]


def differences(ours, theirs, loses, path="", root=None):
    """Lists where `theirs`, a model's function declaration, lacks or changes something of `ours`.

    It may add titles, defaults of null and the possibility of null, write types in capitals, put definitions aside and
    wrap a description; only what `loses` names may be missing.
    """
    root = root or theirs
    theirs = plain(theirs, root)
    place = path or " itself"
    kind = str(theirs.get("type", "")).lower()
    if "open objects" in loses and ours.get("properties") == {} and kind == "string":
        return []
    is_bare = bool(path) and "members" in loses and kind == "object"
    found = [] if kind == ours["type"] else [f"{place} has type {kind!r}, not {ours['type']!r}"]
    if "description" in ours and ours["description"] not in (theirs.get("description") or ""):
        found.append(f"{place} is described as {theirs.get('description')!r}, not {ours['description']!r}")
    for keyword in ["enum", "additionalProperties", *CONSTRAINTS]:
        right, got = ours.get(keyword), theirs.get(keyword)
        if keyword in CONSTRAINTS and got is not None:
            got = float(got)
        is_conceded = keyword in loses and got is None
        if keyword == "additionalProperties":
            is_conceded = is_conceded or is_bare or right and "open objects" in loses
        if right != got and not is_conceded:
            found.append(f"{place} has {keyword} {got!r}, not {right!r}")
    if ours["type"] == "array":
        found += differences(ours["items"], theirs.get("items") or {}, loses, f"{path}[]", root)
    if ours["type"] == "object" and not is_bare:
        found += differences_of_members(ours, theirs, loses, path, root)
    return found


def differences_of_members(ours, theirs, loses, path, root):
    found = []
    right, got = set(ours.get("required", [])), set(theirs.get("required") or [])
    if right != got and ("nested required" if path else "root required") not in loses:
        found.append(f"{path or ' itself'} requires {sorted(got)}, not {sorted(right)}")
    members, others = ours["properties"], theirs.get("properties") or {}
    found += [f"{path}.{name} is missing" for name in members.keys() - others.keys()]
    found += [f"{path}.{name} is of its own making" for name in others.keys() - members.keys()]
    for name in members.keys() & others.keys():
        found += differences(members[name], others[name], loses, f"{path}.{name}", root)
    return found


def plain(schema, root):
    """Follows references and takes away the possibility of null."""
    while True:
        options = [option for option in schema.get("anyOf", []) if option.get("type") != "null"]
        if "$ref" in schema:
            target = root
            for step in schema["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
        elif len(options) == 1:
            schema = {**options[0], **{key: value for key, value in schema.items() if key != "anyOf"}}
        elif isinstance(schema.get("type"), list):
            rest = [name for name in schema["type"] if name != "null"]
            return {**schema, "type": rest[0] if len(rest) == 1 else rest}
        else:
            return schema
