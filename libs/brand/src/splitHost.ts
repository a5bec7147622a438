/** A host as the brand list knows it, and whether it was asked for through its `embed.` door. */
export interface SplitHost {
  brand: string;
  embed: boolean;
}

/**
 * Takes a Host header apart: port, letter case, a closing dot, `www.` and `embed.` do not make another brand.
 * What is no host at all gives an empty brand.
 */
export function splitHost(host: string): SplitHost {
  const name = nameOf(host);
  const embed = name.startsWith('embed.');
  return { brand: name.replace(/^(www|embed)\./, ''), embed };
}

/** Through the address parser, so that letter case follows its rules and never the machine's language. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  if (/[/@?#\\]/.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/\.$/, '');
}
