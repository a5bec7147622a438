/** The part of a JSON schema that the generator reads. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
  pattern?: string;
  minLength?: number;
}

export interface Operation {
  operationId?: string;
  tags?: readonly string[];
  'x-side-effect'?: boolean;
  /**
   * What the client checks in the reply: everything that is required (`true`), these fields, or nothing
   * (`false`).
   */
  'x-checked-reply'?: boolean | readonly string[];
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

/** The bundled contract. */
export interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

const SCHEMAS = '#/components/schemas/';

/** The name of the schema that a reference points to; undefined without a reference. */
export const nameOf = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined;

/** Resolves references. */
export function resolved(contract: Contract, schema: Schema): Schema {
  const name = nameOf(schema);
  const found = name === undefined ? undefined : contract.components?.schemas?.[name];
  return found ? resolved(contract, found) : schema;
}
