/** Who may import whom (ADR 2). `layer:test` is for tests and stories; a check keeps it out of products. */
const mayImport = (sourceTag, ...layers) => ({
  sourceTag: `layer:${sourceTag}`,
  onlyDependOnLibsWithTags: layers.map((layer) => `layer:${layer}`),
});

export const LAYERS = [
  mayImport('base', 'test'),
  mayImport('core', 'base', 'core', 'test'),
  mayImport('feature', 'base', 'core', 'test'),
  mayImport('shell', 'base', 'core', 'test'),
  mayImport('app', 'base', 'core', 'feature', 'shell'),
  mayImport('test', 'base', 'core'),
  mayImport('tool', 'base', 'core', 'tool', 'app'),
];
