/** Names in the documents that belong to libraries and aren't used in the code. */
export const OUTSIDE_NAMES: ReadonlySet<string> = new Set([
  /* styled-components */
  'createTheme',
  /* Vite's manifest */
  'dynamicImports',
  /* react-hook-form */
  'shouldUnregister',
  /* brotli */
  'STREAM_OFFSET',
]);
