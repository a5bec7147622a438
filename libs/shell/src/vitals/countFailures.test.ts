import { ApiError } from '@baize/api';
import { ChunkLoadError } from '@baize/routing';
import { afterEach, expect, it } from 'vitest';
import { countFailures } from './countFailures.ts';
import { setFailures, unsetFailures } from './setFailures.testing.ts';

afterEach(unsetFailures);

function count(...failures: readonly unknown[]) {
  setFailures(...failures);
  return countFailures(globalThis.baizeFailures!);
}

it.each([
  ['an uncaught error', 'error', { error: 1 }],
  ['an unhandled rejection', 'rejection', { rejection: 1 }],
  ['what an error boundary has caught', new TypeError('secret'), { crash: 1 }],
  ['a thrown text', 'secret', { crash: 1 }],
  ['missing code', new ChunkLoadError('missing'), { chunk: 1 }],
])('%s is counted by kind', (_, failure, errors) => expect(count(failure)).toEqual({ errors, failures: {} }));

it.each([
  ['a 503', new ApiError('refused', { status: 503 }), { '5xx': 1 }],
  ['a 502 in HTML', new ApiError('unreadable', { status: 502 }), { '5xx': 1 }],
  ['a 422', new ApiError('refused', { status: 422 }), { '4xx': 1 }],
  ['a reply that breaks the contract', new ApiError('unreadable', { status: 200 }), { unreadable: 1 }],
  ['a broken body', new ApiError('unreadable'), { unreadable: 1 }],
  ['a lost connection', new ApiError('network'), { network: 1 }],
  ['a late reply', new ApiError('timeout'), { timeout: 1 }],
  ['a refusal without an error status', new ApiError('refused', { status: 200 }), {}],
  ['a call that wasn’t sent', new ApiError('request'), {}],
])('%s is counted by status class', (_, failure, failures) =>
  expect(count(failure)).toEqual({ errors: {}, failures }),
);

it('goes on counting what the page notes later, and keeps nothing else of it', () => {
  const counts = count('error', new ApiError('network'));
  globalThis.baizeFailures?.push('error');
  globalThis.baizeFailures?.push(new ApiError('network', { cause: new Error('secret') }));
  globalThis.baizeFailures?.push(new Error('secret'));
  expect(counts).toEqual({ errors: { error: 2, crash: 1 }, failures: { network: 2 } });
});

it('stops at a thousand', () =>
  expect(count(...Array.from({ length: 1_500 }, () => 'error')).errors).toEqual({ error: 1_000 }));
