export { fileLocations } from './fileLocations.ts';
export { nginxConfig, type NginxOptions } from './nginxConfig.ts';
export { serverNames } from './serverNames.ts';
export { wholeConfig } from './wholeConfig.ts';
