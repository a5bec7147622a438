/** What may run in the host: all that a provider's script brings, and none of it with an origin. */
export const HOST_SANDBOX = 'allow-scripts allow-forms allow-popups';
