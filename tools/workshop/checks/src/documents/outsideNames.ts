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
  /* openapi-fetch's hook, and a field of TanStack Query's results (ADR 77) */
  'onResponse',
  'failureCount',
]);
