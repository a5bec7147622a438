/** A handler's response: status, JSON body and extra headers. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** A stored body, to be sent unchanged byte for byte. */
  text?: string;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** `{message}`. */
export const plain = (status: number, message: string, headers?: Record<string, string>): Reply => ({
  status,
  body: { message },
  headers,
});

/** `{message, errors: {field: [message]}}`. */
export const fieldErrors = (
  status: number,
  errors: Record<string, readonly string[]>,
  message?: string,
): Reply => ({
  status,
  body: { message: message ?? 'The given data was invalid.', errors },
});

/** `{success: false, data: {message, code?}}`. */
export const successFalse = (status: number, message: string, code?: number | string): Reply => ({
  status,
  body: { success: false, data: code === undefined ? { message } : { code, message } },
});

/** `{data: {code, message}}`: code 562. */
export const codedRefusal = (status: number, code: number, message: string): Reply => ({
  status,
  body: { data: { code, message } },
});

/** `{status: false, code, message, id?}`. */
export const statusFalse = (status: number, code: number, message: string, id?: string): Reply => ({
  status,
  body: { status: false, code, message, ...(id === undefined ? {} : { id }) },
});

export const badRequest = () => plain(400, 'bad_request');
export const unauthorized = () => plain(401, 'token_not_found');
export const notFound = () => plain(404, 'data_not_found');
export const methodNotAllowed = () => plain(405, 'method_not_allowed');
export const tooLarge = () => plain(413, 'payload_too_large');
export const serverError = () => plain(500, 'please_try_again');
/** 429, with the seconds until a retry makes sense. */
export const tooManyRequests = (retryAfter: number) =>
  plain(429, 'too_many_requests', { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) });
