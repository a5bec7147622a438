/** What every request carries, asked at the moment it is sent. */
export interface RequestContext {
  /** The brand's numeric id, sent as Site-Id. */
  siteId: number;
  /** `tr` or `en`, sent as accept-language. */
  language: () => string;
  /** The access token of the player who is logged in. */
  token: () => string | undefined;
  /** The platform refused the current token. */
  onUnauthorized: () => void;
}

let current: RequestContext | undefined;

/** Says once, at start, who asks. */
export function setRequestContext(context: RequestContext) {
  current = context;
}

/** @throws when the app has not said who asks */
export function requestContext(): RequestContext {
  if (!current)
    throw new Error('No request context. Call setRequestContext() before the first call of the platform.');
  return current;
}
