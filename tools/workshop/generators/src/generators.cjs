/* Nx loads generators with `require`; these are modules in TypeScript, which Node reads by itself. */
module.exports = {
  lib: async (tree, options) => (await import('./lib/libGenerator.ts')).libGenerator(tree, options),
  slice: async (tree, options) => (await import('./slice/sliceGenerator.ts')).sliceGenerator(tree, options),
  component: async (tree, options) =>
    (await import('./component/componentGenerator.ts')).componentGenerator(tree, options),
  operation: async (tree, options) =>
    (await import('./operation/operationGenerator.ts')).operationGenerator(tree, options),
  brand: async (tree, options) => (await import('./brand/brandGenerator.ts')).brandGenerator(tree, options),
};
