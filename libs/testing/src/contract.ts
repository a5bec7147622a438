import type { Contract } from '@baize/api/minimal-reply';
import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { lowerCase } from '@baize/i18n';

/** One named example of the contract: its status and body. */
export interface Example {
  status: number;
  body: unknown;
}

/** The part of a contract operation needed for answers. */
export interface Operation {
  id: string;
  method: string;
  /** The contract's path under /_api, with `{parameters}`. */
  path: string;
  examples: ReadonlyMap<string, Example>;
}

/** The contract itself. */
export const bundle = openapi as unknown as Contract;

interface Node {
  $ref?: string;
  operationId?: string;
  responses?: Record<string, Node>;
  content?: Record<string, { examples?: Record<string, Node> }>;
  value?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ROOT = '#/';

/** Resolves a reference inside the bundle. */
function resolve(node: Node): Node {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(ROOT.length).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], bundle);
  return resolve(found as Node);
}

const examplesOf = (operation: Node) =>
  new Map(
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.values(resolve(response).content ?? {}).flatMap(({ examples = {} }) =>
        Object.entries(examples).map(
          ([name, example]) => [name, { status: Number(status), body: resolve(example).value }] as const,
        ),
      ),
    ),
  );

function readContract(): ReadonlyMap<string, Operation> {
  const rows = Object.entries(bundle.paths as Record<string, Record<string, Node>>).flatMap(
    ([path, methods]) =>
      METHODS.flatMap((method) => {
        const node = methods[method];
        const id = node?.operationId;
        return id ? [[id, { id, method, path, examples: examplesOf(node) }] as const] : [];
      }),
  );
  return new Map(rows);
}

/** Every operation of the contract by its id. */
export const contract = readContract();

const API = '/_api';

/**
 * Paths with fewer parameters match first, as OpenAPI requires: `/account/envoy/pay` before
 * `/{method}/{provider}/{type}`.
 */
const matchers = [...contract.values()]
  .map(({ id, method, path }) => ({
    id,
    method,
    parameters: path.split('{').length,
    pattern: new RegExp(`^${API}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The id of the operation that a request calls. */
export const operationAt = (method: string, pathname: string): string | undefined =>
  matchers.find((row) => row.method === lowerCase(method) && row.pattern.test(pathname))?.id;

/** @throws for an id that isn't in the contract, listing those that are */
export function operation(id: string): Operation {
  const found = contract.get(id);
  if (found) return found;
  throw new Error(`The contract has no operation ${id}. It has: ${[...contract.keys()].join(', ')}.`);
}

/** @throws for a name that the operation doesn't have, listing those that it has */
export function example(operationId: string, name: string): Example {
  const { examples } = operation(operationId);
  const found = examples.get(name);
  if (found) return { ...found, body: structuredClone(found.body) };
  const known = [...examples.keys()].join(', ');
  throw new Error(`${operationId} has no example ${name}. It has: ${known}.`);
}

/** A named example's body, as a copy that may be changed. `T` is the type that the caller expects. */
export const exampleBody = <T>(operationId: string, name: string) => example(operationId, name).body as T;
