/** Version of the messages between the embedded site and the embedding page. */
export const EMBED_VERSION = 1;
export const EMBED_SOURCE = 'baize';

/** Messages to the embedding page. */
export type EmbedMessage =
  /** `asked`: a visitor is asked to log in; `done`: a player is logged in. */
  | { type: 'login'; state: 'asked' | 'done' }
  | { type: 'register'; state: 'asked' }
  | { type: 'logout' }
  /** The main wallet in minor units; `null` while unknown. */
  | { type: 'balance'; minor: number | null; currency: string }
  /** Path, query and hash. */
  | { type: 'route'; path: string }
  /** The page's height, in CSS pixels. */
  | { type: 'height'; px: number };

/** Messages from the embedding page. */
export type EmbedRequest = { type: 'go'; path: string };

const LARGEST = 64 * 1024;
const INSIDE = /^\/(?![/\\])/;

/** Reads a message of the embedding page; anything that isn't exactly a known request is undefined. */
export function decodeRequest(data: unknown): EmbedRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, version, type, path } = data as Record<string, unknown>;
  if (source !== EMBED_SOURCE || version !== EMBED_VERSION || type !== 'go') return undefined;
  if (typeof path !== 'string' || path.length > LARGEST || !INSIDE.test(path)) return undefined;
  return { type, path };
}

interface Around {
  /** The origin or a URL of the embedding page, as reported by the browser. */
  around: string;
  /** Hosts that the brand allows to embed it. */
  parents: readonly string[];
  /** The site's own URL. */
  own: string;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3})$/;

/** The embedding page's origin, if the brand allows it; on a local host, any local origin. */
export function parentOrigin({ around, parents, own }: Around): string | undefined {
  if (!URL.canParse(around) || !URL.canParse(own)) return undefined;
  const parent = new URL(around);
  const isLocal = LOOPBACK.test(new URL(own).hostname) && LOOPBACK.test(parent.hostname);
  const isPartner = parent.protocol === 'https:' && parents.includes(parent.host);
  return isLocal || isPartner || parent.origin === new URL(own).origin ? parent.origin : undefined;
}
