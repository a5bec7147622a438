/** A host as the brand list knows it, and whether it was requested with the `embed.` prefix. */
export interface SplitHost {
  brand: string;
  embed: boolean;
}

/**
 * Normalises a Host header: port, letter case, a trailing dot, `www.` and `embed.` don't make a different
 * brand. An invalid host gives an empty brand.
 */
export function splitHost(host: string): SplitHost {
  const name = nameOf(host);
  const embed = name.startsWith('embed.');
  return { brand: name.replace(/^(www|embed)\./, ''), embed };
}

/** Uses the URL parser, so that letter case follows its rules and never the machine's locale. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  if (/[/@?#\\]/.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/\.$/, '');
}
