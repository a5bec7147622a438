import type { SearchSource } from '@baize/routing';

/** Loads what a lib adds to the site's search; an app provides them, in the order shown (`AppConfig.search`). */
export type SearchLoader = () => Promise<readonly SearchSource[]>;
