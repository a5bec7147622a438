/* Nx loads generators with `require`; this one is a module in TypeScript, which Node reads by itself. */
module.exports = async (tree, options) => (await import('./brandGenerator.ts')).brandGenerator(tree, options);
