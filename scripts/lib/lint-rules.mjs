// Lint rules of our own, which .oxlintrc.json loads.

/** `new Date()` is the current time: the domain libraries have no clock. */
const noCurrentDate = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'No clock (domain libraries are pure)' });
    },
  }),
};

export default { meta: { name: 'floorman' }, rules: { 'no-current-date': noCurrentDate } };
