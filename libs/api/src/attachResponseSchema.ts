import { ApiError } from './ApiError.ts';
import { findSchemaViolation, type ResponseSchema } from './findSchemaViolation.ts';
import { RESPONSE_SCHEMAS } from './generated/responseSchemas.ts';

type Expected = ResponseSchema | undefined;

const expectations = new WeakMap<Response, readonly [operation: string, expected: ResponseSchema]>();

/** The schemas for the areas beyond the first pages, loaded when a call first needs them. */
const areaSchema = (operation: string): Promise<Expected> =>
  import('./generated/areaResponseSchemas.ts').then(
    ({ AREA_RESPONSE_SCHEMAS: schemas }) =>
      Object.hasOwn(schemas, operation) ? schemas[operation] : undefined,
    (cause: unknown) => Promise.reject(new ApiError('network', { cause })),
  );

/**
 * The schema for an operation's reply (ADR 15): bundled for sessions and games, loaded on demand for the rest, none for
 * public replies (`isPublic`).
 * @throws ApiError (`network`) if the schemas can't be loaded
 */
export const responseSchemaOf = async (operation: string, isPublic: boolean): Promise<Expected> =>
  Object.hasOwn(RESPONSE_SCHEMAS, operation)
    ? RESPONSE_SCHEMAS[operation]
    : isPublic
      ? undefined
      : areaSchema(operation);

/** Attaches a schema to a response: the transport knows the operation, but `call` sees only the response. */
export function attachResponseSchema(response: Response, operation: string, expected: Expected) {
  if (expected) expectations.set(response, [operation, expected]);
}

/** Describes where a body violates the contract: `POST /login: access_token`. Never includes a value. */
export function schemaViolationOf(response: Response, body: unknown): string | undefined {
  const [operation, expected = {}] = expectations.get(response) ?? [];
  const violation = findSchemaViolation(body, expected);
  return violation && `${operation}: ${violation}`;
}
