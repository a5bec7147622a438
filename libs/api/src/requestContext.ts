/** What every request carries, asked at the moment it is sent. */
export interface RequestContext {
  /** The brand's numeric id, sent as Site-Id. */
  siteId: number;
  /** `tr` or `en`, sent as accept-language. */
  language: () => string;
  /** The access token of the player who is logged in. */
  token: () => string | undefined;
  /** Resolves once no exchange of the token is under way, in whichever tab; a refusal is judged only then. */
  tokenSettled?: () => Promise<unknown>;
  /** The platform refused the current token. */
  onUnauthorized: () => void;
  /** What sends a request; the environment's own unless said. */
  fetch?: typeof globalThis.fetch;
}

let read: () => RequestContext | undefined = () => undefined;

/** Says once, at start, who asks; a function where one process asks for many. */
export function setRequestContext(context: RequestContext | (() => RequestContext | undefined)) {
  read = typeof context === 'function' ? context : () => context;
}

/** @throws when the app has not said who asks */
export function requestContext(): RequestContext {
  const context = read();
  if (!context)
    throw new Error('No request context. Call setRequestContext() before the first call of the platform.');
  return context;
}
