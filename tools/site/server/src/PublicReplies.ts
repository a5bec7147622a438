import type { Brand } from '@baize/brand';

export type Asker = Pick<Brand, 'id' | 'hosts'> & { language: string };

/** The platform's public replies, for one brand and language each. */
export interface PublicReplies {
  /** The reply for a path; a failure that isn't retried immediately if there is none. */
  ask: (asker: Asker, path: string) => Promise<Response>;
  /** The last reply, however old, while it's refetched. */
  known: (asker: Asker, path: string) => Promise<Response>;
  /** A `fetch` that returns these replies. */
  fetchFor: (asker: Asker) => typeof fetch;
}
