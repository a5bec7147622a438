export type { AppFiles, Apps } from './AppFiles.ts';
export type { AppName } from './apps.ts';
export { createSiteServer } from './createSiteServer.ts';
export { FOLDERS } from './FOLDERS.ts';
export { readApps } from './readApps.ts';
export { readVersions } from './releases/readVersions.ts';
export type { SiteServerOptions } from './SiteServerOptions.ts';
