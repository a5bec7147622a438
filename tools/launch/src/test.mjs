import { runWithProjectNode } from './setup/bootstrap.mjs';

runWithProjectNode('test/test.ts', process.argv.slice(2));
