const KINDS: ReadonlyMap<string, string> = new Map([
  ['_api', 'call'],
  ['_media', 'media'],
  ['_telemetry', 'telemetry'],
  ['_app', 'file'],
  ['_fonts', 'file'],
  ['brand', 'file'],
  ['healthz', 'health'],
  ['readyz', 'health'],
]);

/** The kind of a path, for metrics: `call`, `media`, `file`, `health`, `telemetry` or `page`. */
export const routeKind = (path: string): string => KINDS.get(path.split('/', 2)[1] ?? '') ?? 'page';
