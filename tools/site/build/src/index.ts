export { billOfMaterials } from './billOfMaterials.ts';
export { chunkMarks } from './chunkMarks.ts';
export { libsOf } from './libsOf.ts';
export { noteImports } from './noteImports.ts';
export { precompress } from './precompress.ts';
export { textsPlugin } from './textsPlugin.ts';
export { versionFile, type AppVersion } from './versionFile.ts';
