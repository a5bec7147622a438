/** Allowed imports between layers (ADR 2). `layer:test` is for tests and stories; a check keeps it out of products. */
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
  /* Production code, the reference platform, and developer tools. The platform is only for the site's tests. */
  mayImport('site', 'base', 'core', 'shell', 'site', 'platform'),
  mayImport('platform', 'base', 'core', 'site', 'platform'),
  mayImport('workshop', 'base', 'core', 'feature', 'shell', 'site', 'platform', 'workshop', 'app'),
];
