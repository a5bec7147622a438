export { billOfMaterials } from './billOfMaterials.ts';
export { libsOf } from './libsOf.ts';
export { noteImports } from './noteImports.ts';
export { precompress } from './precompress.ts';
export { siteChunks } from './siteChunks.ts';
export { textsPlugin } from './textsPlugin.ts';
export { versionFile, type AppVersion } from './versionFile.ts';
