import { useInView, type LiveTableState } from '@baize/ui';
import { createStore, useStore } from '@baize/ui/store';
import { useMemo, type RefObject } from 'react';
import type { TableView } from './createTableFeed.ts';
import { useShowTable } from './useShowTable.ts';
import { useTableFeed } from './useTableFeed.ts';

const NOTHING = createStore<TableView>(undefined);
/** No data will arrive: shows dashes. */
const NO_DATA: LiveTableState = {};
/** Tables are subscribed to slightly before they come into view. */
const MARGIN = '100px';

const withoutListening = () => () => undefined;

/**
 * The state of a live table for its tile: undefined while unknown. The tile subscribes while it's in view; out of view
 * it keeps its last state.
 */
export function useTableState(id: number, tile: RefObject<Element | null>): LiveTableState | undefined {
  const feed = useTableFeed();
  const isSeen = useInView(tile, MARGIN);
  const show = useShowTable();
  const store = useMemo(() => {
    if (!feed) return NOTHING;
    const table = feed.table(String(id));
    return isSeen ? table : { ...table, subscribe: withoutListening };
  }, [feed, id, isSeen]);
  const view = useStore(store);
  if (feed === null) return NO_DATA;
  if (view === undefined) return undefined;
  return view === 'unknown' ? NO_DATA : show(view);
}
