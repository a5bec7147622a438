const SECRET_PARAMETER = /([?&](?:launch|ticket|token|code|access_token)=)[^&\s"]*/gi;
/** The URL of a password-reset e-mail; its last part is a token. */
const SECRET_PATH = /(\/forget-password\/)[^/?\s"]*/gi;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;

/** Redacts tokens in URLs and authorization headers, for the log. */
export const redactSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, '$1***').replace(SECRET_PATH, '$1***').replace(BEARER, '$1***');
