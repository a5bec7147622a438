import { createStore, type ReadableStore } from '@baize/ui/store';
import { createFeedLink, type FeedAddress } from './createFeedLink.ts';
import { createFrameBatch } from './createFrameBatch.ts';
import type { TableMessage } from './FeedTable.ts';
import { latestTables } from './latestTables.ts';

/** The state of a table: undefined while nothing is known, `unknown` if the feed has no data for it. */
export type TableView = TableMessage['table'] | undefined;

type Store = ReadableStore<TableView> & { set: (next: TableView) => void };

export interface TableFeed {
  /** A table's state. The feed subscribes to it while the store has a listener. */
  table: (id: string) => ReadableStore<TableView>;
}

/** When a page with tables is left for another one, the connection stays open. */
const LINGER_MS = 2_000;
/** A table without data for this long has none: dashes instead of placeholders. */
const PATIENCE_MS = 8_000;

const isHidden = () => document.visibilityState === 'hidden';

/**
 * The feed of the live tables' states (spec 2/7.lobby/1): one websocket for all tables with listeners. It's open while
 * there are any and the tab is visible. Messages are read once per frame, only the newest of each table.
 */
export function createTableFeed(address: FeedAddress): TableFeed {
  const tables = new Map<string, Store>();
  /** Listeners aren't counted here, since each table's store does that. */
  const watched = new Set<string>();
  let linger: ReturnType<typeof setTimeout> | undefined;

  const batch = createFrameBatch((messages) => {
    for (const { id, table } of latestTables(messages, watched)) tables.get(id)?.set(table);
  });
  const link = createFeedLink(address, { wanted: () => watched, onMessage: batch.add });
  const close = () => {
    link.close();
    batch.clear();
  };
  const onVisibility = () => (isHidden() ? close() : link.open());
  const leave = () => {
    close();
    document.removeEventListener('visibilitychange', onVisibility);
  };

  const watch = (id: string, store: Store) => {
    clearTimeout(linger);
    if (watched.size === 0) document.addEventListener('visibilitychange', onVisibility);
    watched.add(id);
    link.subscribe(id);
    if (!isHidden()) link.open();
    const patience = setTimeout(() => {
      if (store.get() === undefined) store.set('unknown');
    }, PATIENCE_MS);
    return () => {
      clearTimeout(patience);
      watched.delete(id);
      if (watched.size === 0) linger = setTimeout(leave, LINGER_MS);
    };
  };

  return {
    table: (id) => {
      const known = tables.get(id);
      if (known) return known;
      const store: Store = createStore<TableView>(undefined, () => watch(id, store));
      tables.set(id, store);
      return store;
    },
  };
}
