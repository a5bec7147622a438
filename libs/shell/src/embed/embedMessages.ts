/** The version of what is said between the embedded site and the page around it. */
export const EMBED_VERSION = 1;
export const EMBED_SOURCE = 'baize';

/** What the site tells the page around it. */
export type EmbedMessage =
  /** A visitor is asked to log in, or a player is here now. */
  | { type: 'login'; state: 'asked' | 'done' }
  | { type: 'register'; state: 'asked' }
  | { type: 'logout' }
  /** The main wallet in minor units; `null` while it is not known. */
  | { type: 'balance'; minor: number | null; currency: string }
  /** Path, query and hash. */
  | { type: 'route'; path: string }
  /** How high the page is, in CSS pixels. */
  | { type: 'height'; px: number };

/** What the page around it may ask. */
export type EmbedRequest = { type: 'go'; path: string };

const LARGEST = 64 * 1024;
const INSIDE = /^\/(?![/\\])/;

/** Reads a message of the page around; anything that is not exactly one of ours is none. */
export function readRequest(data: unknown): EmbedRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, version, type, path } = data as Record<string, unknown>;
  if (source !== EMBED_SOURCE || version !== EMBED_VERSION || type !== 'go') return undefined;
  if (typeof path !== 'string' || path.length > LARGEST || !INSIDE.test(path)) return undefined;
  return { type, path };
}

interface Around {
  /** The origin of the page around or an address there, as the browser tells it. */
  around: string;
  /** The hosts that the brand lets embed it. */
  parents: readonly string[];
  /** The site's own address. */
  own: string;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3})$/;

/** The origin of the page around, when it is one that the brand lets embed it; on this machine any local one. */
export function parentOrigin({ around, parents, own }: Around): string | undefined {
  if (!URL.canParse(around) || !URL.canParse(own)) return undefined;
  const parent = new URL(around);
  const isLocal = LOOPBACK.test(new URL(own).hostname) && LOOPBACK.test(parent.hostname);
  const isPartner = parent.protocol === 'https:' && parents.includes(parent.host);
  return isLocal || isPartner || parent.origin === new URL(own).origin ? parent.origin : undefined;
}
