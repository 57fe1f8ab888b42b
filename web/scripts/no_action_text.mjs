/** Whether a type, or what it is if it is there, is an action of a question. */
function isAction(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => [part.aliasSymbol, part.symbol].some((symbol) => symbol?.name === "WireAction"));
}

const isText = (node) =>
  node.type === "ChainExpression"
    ? isText(node.expression)
    : node.type === "MemberExpression" && node.property.name === "text";

/** Two texts may be compared, and Svelte may tell answers apart by them. */
function isIdentity({ parent }) {
  if (parent.type === "ChainExpression") return isIdentity(parent);
  const isCompared = parent.type === "BinaryExpression" && ["===", "!=="].includes(parent.operator);
  return (isCompared && isText(parent.left) && isText(parent.right)) || parent.type.startsWith("Svelte");
}

/** ESLint: the text of an action identifies it; what it is, its `kind`, `args` and `places` say. */
export const noActionText = {
  meta: {
    type: "problem",
    schema: [],
    messages: { read: "An action's text is notation: use its kind, args and places." },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const typeOf = (node) => parserServices.getTypeAtLocation(node);
    return {
      MemberExpression(node) {
        if (isText(node) && isAction(typeOf(node.object)) && !isIdentity(node))
          context.report({ node, messageId: "read" });
      },
      ObjectPattern(node) {
        const text = node.properties.find((one) => one.type === "Property" && one.key.name === "text");
        if (text && isAction(typeOf(node))) context.report({ node: text, messageId: "read" });
      },
    };
  },
};
