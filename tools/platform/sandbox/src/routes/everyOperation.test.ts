import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS, resolve, type Described } from '../../rigs/fuzz/operations.ts';
import type { Schema } from '../../rigs/fuzz/Schema.ts';
import { openTest, START_TIME, type TestCall, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

interface Shown {
  $ref?: string;
  value?: unknown;
}

/** The contract's example of a request. */
function exampleRequest({ path, method }: Described): unknown {
  const verbs = openapi.paths[path as keyof typeof openapi.paths] as unknown as Record<string, never>;
  const { requestBody } = (verbs[method.toLowerCase()] ?? {}) as {
    requestBody?: { content: Record<string, { examples?: Record<string, Shown> }> };
  };
  const [first] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  return first && resolve(first).value;
}

/** A valid path and query. */
function exampleAddress({ path, parameters }: Described): string {
  const valueOf = (name: string) => {
    const { enum: values, type } = resolve<Schema>(
      parameters.find((parameter) => parameter.name === name)?.schema ?? {},
    );
    return `${(values as string[] | undefined)?.[0] ?? (type === 'string' ? 'abc' : 1)}`;
  };
  const asked = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = asked.map(({ name }) => `${name}=${valueOf(name)}`).join('&');
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) + (query && `?${query}`);
}

const send = (operation: Described, more: TestCall = {}) =>
  test.api(exampleAddress(operation), { method: operation.method, body: exampleRequest(operation), ...more });

const named = (operations: readonly Described[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

const TOO_LARGE = JSON.stringify({ text: 'x'.repeat(100_000) });

describe('every operation', () => {
  it.each(named(OPERATIONS))('%s requires an existing brand', async (_, operation) =>
    expect(await send(operation, { headers: { 'site-id': '9' } })).toMatchObject({
      status: 400,
      body: { message: 'bad_request' },
    }),
  );

  it.each(named(OPERATIONS.filter(({ needsPlayer }) => needsPlayer)))(
    '%s requires a player',
    async (_, operation) =>
      expect(await send(operation)).toMatchObject({ status: 401, body: { message: 'token_not_found' } }),
  );

  const written = OPERATIONS.filter(({ body }) => body !== undefined);
  it.each(named(written))('%s rejects bodies over 100 kB', async (_, operation) =>
    expect(await send(operation, { body: TOO_LARGE })).toMatchObject({
      status: 413,
      body: { message: 'payload_too_large' },
    }),
  );

  it.each(named(written))('%s rejects an invalid body', async (_, operation) => {
    const { status, body } = await send(operation, { body: '[]' });
    expect([status, body.message]).toEqual([422, 'Invalid parameter `body`']);
    expect(body.errors).toEqual({ body: ['Invalid parameter `body`'] });
  });
});
