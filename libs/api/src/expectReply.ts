import { ApiError } from './ApiError.ts';
import { findMisfit, type ReplyShape } from './findMisfit.ts';
import { REPLY_SHAPES } from './generated/replyShapes.ts';

type Expected = ReplyShape | undefined;

const expectations = new WeakMap<Response, readonly [operation: string, expected: ReplyShape]>();

/** The areas behind the first pages are known once a call may need them. */
const areaShape = (operation: string): Promise<Expected> =>
  import('./generated/areaReplyShapes.ts').then(
    ({ AREA_REPLY_SHAPES: shapes }) => (Object.hasOwn(shapes, operation) ? shapes[operation] : undefined),
    (cause: unknown) => Promise.reject(new ApiError('network', { cause })),
  );

/**
 * What the reply of an operation is held to (ADR 15): sessions and games at once, the rest on demand, and nothing where
 * everybody may read (`isPublic`).
 * @throws ApiError (`network`) when that cannot be loaded
 */
export const expectedOf = async (operation: string, isPublic: boolean): Promise<Expected> =>
  Object.hasOwn(REPLY_SHAPES, operation)
    ? REPLY_SHAPES[operation]
    : isPublic
      ? undefined
      : areaShape(operation);

/** Says what a response is held to: the transport knows, `call` sees nothing but the response. */
export function expectReply(response: Response, operation: string, expected: Expected) {
  if (expected) expectations.set(response, [operation, expected]);
}

/** Where a body is not what the contract promises: `POST /login: access_token`. It never holds a value. */
export function misfitOf(response: Response, body: unknown): string | undefined {
  const [operation, expected = {}] = expectations.get(response) ?? [];
  const misfit = findMisfit(body, expected);
  return misfit && `${operation}: ${misfit}`;
}
