/** For servers: the isolated page that ScriptHost opens. It needs no React and no browser. */
export { SCRIPT_HOST_PATH } from './protocol.ts';
export { scriptHostHeaders, scriptHostPage } from './scriptHostPage.ts';
