import { useState } from 'react';
import type { HistoryFilters } from './readHistoryFilters.ts';

/** The chosen filters, before searching; reset after each search. */
export function useFilterDraft(filters: HistoryFilters) {
  const applied = JSON.stringify(filters);
  const [{ draft, of }, set] = useState({ draft: filters, of: applied });
  if (of !== applied) set({ draft: filters, of: applied });
  return [draft, (next: HistoryFilters) => set({ draft: next, of: applied })] as const;
}
