import { ApiError } from './ApiError.ts';
import { findSchemaViolation, type ResponseSchema } from './findSchemaViolation.ts';
import { RESPONSE_SCHEMAS } from './generated/responseSchemas.ts';

type Expected = ResponseSchema | undefined;

const expectations = new WeakMap<Response, readonly [operation: string, expected: ResponseSchema]>();

/** The areas behind the first pages are known once a call may need them. */
const areaSchema = (operation: string): Promise<Expected> =>
  import('./generated/areaResponseSchemas.ts').then(
    ({ AREA_REPLY_SHAPES: shapes }) => (Object.hasOwn(shapes, operation) ? shapes[operation] : undefined),
    (cause: unknown) => Promise.reject(new ApiError('network', { cause })),
  );

/**
 * What the reply of an operation is held to (ADR 15): sessions and games at once, the rest on demand, and nothing where
 * everybody may read (`isPublic`).
 * @throws ApiError (`network`) when that cannot be loaded
 */
export const responseSchemaOf = async (operation: string, isPublic: boolean): Promise<Expected> =>
  Object.hasOwn(RESPONSE_SCHEMAS, operation)
    ? RESPONSE_SCHEMAS[operation]
    : isPublic
      ? undefined
      : areaSchema(operation);

/** Says what a response is held to: the transport knows, `call` sees nothing but the response. */
export function responseSchema(response: Response, operation: string, expected: Expected) {
  if (expected) expectations.set(response, [operation, expected]);
}

/** Where a body is not what the contract promises: `POST /login: access_token`. It never holds a value. */
export function schemaViolationOf(response: Response, body: unknown): string | undefined {
  const [operation, expected = {}] = expectations.get(response) ?? [];
  const misfit = findSchemaViolation(body, expected);
  return misfit && `${operation}: ${misfit}`;
}
