import { ApiError } from './ApiError.ts';
import { findSchemaViolation, type ResponseSchema } from './findSchemaViolation.ts';
import { RESPONSE_SCHEMAS } from './generated/responseSchemas.ts';

type Expected = ResponseSchema | undefined;

const expectations = new WeakMap<Response, readonly [operation: string, expected: ResponseSchema]>();

/** The schemas of the areas behind the first pages, loaded once a call may need them. */
const areaSchema = (operation: string): Promise<Expected> =>
  import('./generated/areaResponseSchemas.ts').then(
    ({ AREA_REPLY_SHAPES: shapes }) => (Object.hasOwn(shapes, operation) ? shapes[operation] : undefined),
    (cause: unknown) => Promise.reject(new ApiError('network', { cause })),
  );

/**
 * What an operation's reply is checked against (ADR 15): sessions and games at once, the rest on demand, and
 * nothing for public replies (`isPublic`).
 * @throws ApiError (`network`) when that can't be loaded
 */
export const responseSchemaOf = async (operation: string, isPublic: boolean): Promise<Expected> =>
  Object.hasOwn(RESPONSE_SCHEMAS, operation)
    ? RESPONSE_SCHEMAS[operation]
    : isPublic
      ? undefined
      : areaSchema(operation);

/** Attaches a schema to a response: the transport knows the operation, `call` sees only the response. */
export function responseSchema(response: Response, operation: string, expected: Expected) {
  if (expected) expectations.set(response, [operation, expected]);
}

/** Where a body violates the contract: `POST /login: access_token`. Never contains a value. */
export function schemaViolationOf(response: Response, body: unknown): string | undefined {
  const [operation, expected = {}] = expectations.get(response) ?? [];
  const misfit = findSchemaViolation(body, expected);
  return misfit && `${operation}: ${misfit}`;
}
