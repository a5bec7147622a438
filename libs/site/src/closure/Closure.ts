/** Why the whole site is closed: maintenance, with its end (ms since 1970) if known, or the visitor's country. */
export type Closure = { why: 'maintenance'; until?: number } | { why: 'country' };
