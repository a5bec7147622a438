const SECRET_PARAMETER = /([?&](?:launch|ticket|token|code|access_token)=)[^&\s"]*/gi;
/** The address of a letter about a forgotten password: its last part is a token. */
const SECRET_PATH = /(\/forget-password\/)[^/?\s"]*/gi;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;

/** A text for the log, without the tokens in addresses and authorization headers. */
export const redactSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, '$1***').replace(SECRET_PATH, '$1***').replace(BEARER, '$1***');
