export { chunkMarks } from './chunkMarks.ts';
export { noteImports } from './noteImports.ts';
export { precompress } from './precompress.ts';
export { textsPlugin } from './textsPlugin.ts';
