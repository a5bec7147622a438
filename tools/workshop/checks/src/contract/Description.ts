/** The part of a JSON schema that is compared. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, unknown>>;
}

export interface Body {
  $ref?: string;
  required?: boolean;
  content?: Readonly<Record<string, Content>>;
}

export interface Operation {
  operationId?: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses?: Readonly<Record<string, Body>>;
  security?: readonly Readonly<Record<string, unknown>>[];
  'x-side-effect'?: boolean;
  'x-checked-reply'?: unknown;
}

/** A bundled OpenAPI description. */
export interface Description {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const VERBS = ['get', 'put', 'post', 'patch', 'delete'];

/** Resolves a reference within the description; anything else is returned unchanged. */
export function resolved<T extends { $ref?: string }>(description: Description, node: T): T {
  if (!node.$ref) return node;
  let found: unknown = description;
  for (const step of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[step];
  return resolved(description, found as T);
}

/** Every operation by method and path: `GET /games`. */
export const operationsOf = ({ paths }: Description): ReadonlyMap<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs)
        .filter(([verb]) => VERBS.includes(verb))
        .map(([verb, operation]) => [`${verb.toUpperCase()} ${path}`, operation] as const),
    ),
  );
