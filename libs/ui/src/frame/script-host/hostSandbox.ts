/** Sandbox permissions of the host: all that a provider's script needs, without an origin. */
export const HOST_SANDBOX = 'allow-scripts allow-forms allow-popups';
