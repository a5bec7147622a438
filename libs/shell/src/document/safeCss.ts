/** Resolves CSS escapes, so that nothing can hide in them. */
function unescaped(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (whole, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : code < 0x20 ? '' : whole;
    })
    .replace(/\\([g-z])/gi, '$1');
}

/** A function that may load a resource, with its arguments. */
const LOADING = /\b(?:-webkit-)?(?:url|src|image|image-set|cross-fade|element|expression)\s*\(([^)]*)\)?/gi;
const AT_RULES = /@(?:import|charset|namespace|document)[^;{}]*(?:;|(?=[{}])|$)/gi;
const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)/g;
const URL_ONLY = /^url\s*\(/i;
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i;

function isOwn(address: string, origin: string): boolean {
  if (DATA_IMAGE.test(address)) return true;
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

/**
 * Removes from an operator's CSS everything that loads from another origin (a rule could leak a player's input) or that
 * would close the `<style>` element.
 */
export function safeCss(css: string, origin: string): string {
  return unescaped(css.replace(COMMENTS, ' '))
    .replace(COMMENTS, ' ')
    .replaceAll('<', '')
    .replace(AT_RULES, '')
    .replace(LOADING, (whole, inside: string) => {
      const address = inside.trim().replace(/^(['"])(.*)\1$/, '$2');
      return URL_ONLY.test(whole) && isOwn(address, origin)
        ? `url("${address.replaceAll('"', '%22')}")`
        : 'none';
    });
}
