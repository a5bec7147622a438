import { expect, it } from 'vitest';
import type { Sandbox } from '../Sandbox.ts';
import type { Call } from './Call.ts';
import { notImplemented, NotImplementedError } from './notImplemented.ts';

it('fails every call with the name of the operation', () => {
  const call = () => notImplemented({} as Sandbox, { operationId: 'getHotTables' } as Call);
  expect(call).toThrow(NotImplementedError);
  expect(call).toThrow(/^getHotTables .*Write one in src\/routes/);
});
