export { readAppFiles, type AppFiles } from './AppFiles.ts';
export { createEdge } from './createEdge.ts';
export type { EdgeOptions } from './EdgeOptions.ts';
