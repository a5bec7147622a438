export { readAppFiles, type AppFiles } from './AppFiles.ts';
export { createSiteServer } from './createSiteServer.ts';
export type { SiteServerOptions } from './SiteServerOptions.ts';
