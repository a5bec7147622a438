import { expect, it } from 'vitest';
import { loadContract } from '../contract/Contract.ts';
import { notImplemented } from '../contract/notImplemented.ts';
import { handlers } from './handlers.ts';

it('exist for every operation of the contract, and no other', async () => {
  const { operations } = await loadContract();
  expect([...handlers.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

it('are all implemented', () => {
  const unwritten = [...handlers].filter(([, handler]) => handler === notImplemented);
  expect(unwritten.map(([operationId]) => operationId)).toEqual([]);
});
