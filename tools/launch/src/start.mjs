import { runWithProjectNode } from './setup/bootstrap.mjs';

runWithProjectNode('start/start.ts', process.argv.slice(2));
