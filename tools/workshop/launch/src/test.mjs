import { runWithProjectNode } from './setup/runWithProjectNode.mjs';

runWithProjectNode('test/test.ts', process.argv.slice(2));
