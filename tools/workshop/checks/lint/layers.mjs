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
  /* What runs in production, the reference platform, and what developers use. The platform is for tests of the site alone. */
  mayImport('site', 'base', 'core', 'shell', 'site', 'platform'),
  mayImport('platform', 'base', 'core', 'site', 'platform'),
  mayImport('workshop', 'base', 'core', 'site', 'platform', 'workshop', 'app'),
];
