import { readJson, type Tree } from '@nx/devkit';

/** A JSON schema as far as generators read it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  const?: unknown;
  minimum?: number;
  pattern?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Example {
  $ref?: string;
  value?: unknown;
}

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  parameters?: readonly Parameter[];
  /** A GET that changes something. */
  'x-side-effect'?: boolean;
  /** The fields of a reply with money, a token or a launch that the client makes sure of. */
  'x-checked-reply'?: boolean | readonly string[];
  security?: readonly Readonly<Record<string, unknown>>[];
  responses: Readonly<Record<string, Reply>>;
}

interface Reply {
  $ref?: string;
  content?: Readonly<Record<string, { schema?: Schema; examples?: Readonly<Record<string, Example>> }>>;
}

interface Bundle {
  paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'path' | 'method'>>>>>;
}

/** The contract in one file, which `npm run gen` makes. */
const BUNDLE = 'libs/api/src/generated/openapi.json';
const JSON_TYPE = 'application/json';

/** The contract as it was last generated: its operations by id, and what a `$ref` in it leads to. */
export class Contract {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #bundle: Bundle;

  constructor(tree: Tree) {
    this.#bundle = readJson<Bundle>(tree, BUNDLE);
    this.operations = new Map(
      Object.entries(this.#bundle.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          operation.operationId,
          { ...operation, path, method },
        ]),
      ),
    );
  }

  resolve<T extends { $ref?: string }>(node: T): T {
    if (!node.$ref) return node;
    const steps = node.$ref.slice('#/'.length).split('/');
    const found = steps.reduce<unknown>(
      (at, step) => new Map<string, unknown>(Object.entries(at ?? {})).get(step),
      this.#bundle,
    );
    return this.resolve(found as T);
  }

  /** What the operation replies with when it says yes. */
  success({ responses }: Operation): { schema: Schema; examples: ReadonlyMap<string, unknown> } {
    const [, reply] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const { schema = {}, examples = {} } = (reply && this.resolve(reply).content?.[JSON_TYPE]) ?? {};
    const values = Object.entries(examples).map(([name, one]) => [name, this.resolve(one).value] as const);
    return { schema: this.resolve(schema), examples: new Map(values) };
  }
}
