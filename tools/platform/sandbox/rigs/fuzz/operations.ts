import openapi from '@baize/api/openapi.json' with { type: 'json' };
import type { Schema } from './Schema.ts';

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** The request schema of an operation. */
export interface Described {
  operationId: string;
  method: string;
  path: string;
  needsPlayer: boolean;
  statuses: ReadonlySet<number>;
  parameters: readonly Parameter[];
  /** Undefined if the operation has no body. */
  body: Schema | undefined;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
}

/** Resolves a reference within the contract. */
export function resolve<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  let found: unknown = openapi;
  for (const step of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[step];
  return resolve(found as T);
}

function describe(path: string, method: string, raw: RawOperation): Described {
  const body = raw.requestBody && resolve(raw.requestBody as { $ref?: string; content?: never });
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path,
    needsPlayer: raw.security?.some((scheme) => 'bearer' in scheme) ?? false,
    statuses: new Set(Object.keys(raw.responses).map(Number)),
    parameters: (raw.parameters ?? []).map((parameter) => resolve(parameter)),
    body: (body?.content as Record<string, { schema?: Schema }> | undefined)?.['application/json']?.schema,
  };
}

/** Every operation of the contract. */
export const OPERATIONS: readonly Described[] = Object.entries(openapi.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([method, raw]) => describe(path, method, raw as unknown as RawOperation)),
);
