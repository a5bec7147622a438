export { precompress } from './precompress.ts';
export { textsPlugin } from './textsPlugin.ts';
