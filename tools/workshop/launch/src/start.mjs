import { runWithProjectNode } from './setup/runWithProjectNode.mjs';

runWithProjectNode('start/start.ts', process.argv.slice(2));
