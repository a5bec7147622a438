/** Context of every request, read when the request is sent. */
export interface RequestContext {
  /** The brand's numeric id, sent as Site-Id. */
  siteId: number;
  /** `tr` or `en`, sent as accept-language. */
  language: () => string;
  /** The access token of the logged-in player. */
  token: () => string | undefined;
  /** Resolves once no tab is refreshing the token. A 401 is handled only after that. */
  waitForTokenRefresh?: () => Promise<unknown>;
  /** Called when the platform rejects the current token. */
  onUnauthorized: () => void;
  /** Sends a request; the environment's `fetch` by default. */
  fetch?: typeof globalThis.fetch;
}

let read: () => RequestContext | undefined = () => undefined;

/** Sets the context once, at startup. Pass a function if one process sends requests for many users. */
export function setRequestContext(context: RequestContext | (() => RequestContext | undefined)) {
  read = typeof context === 'function' ? context : () => context;
}

/** @throws if the app hasn't set a context */
export function requestContext(): RequestContext {
  const context = read();
  if (!context)
    throw new Error('No request context. Call setRequestContext() before the first call of the platform.');
  return context;
}
