import { languageEntry, useLanguage } from '@baize/i18n';
import type { LiveTableState } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { FeedTable } from './FeedTable.ts';
import { tableBoard } from './tableBoard.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Number formats are expensive, and a lobby has dozens of tables. */
function formatOf(locale: string, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(
      locale,
      currency
        ? {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
            maximumFractionDigits: 2,
            minimumFractionDigits: 0,
          }
        : { maximumFractionDigits: 2 },
    );
  formats.set(key, format);
  return format;
}

/** Formats a table's feed data for its tile, in the player's language. */
export function useShowTable(): (table: FeedTable) => LiveTableState {
  const { t } = useTranslation(['casino', 'casinoDeferred']);
  const { locale } = languageEntry(useLanguage());
  return (table) => {
    if (table.isClosed) return { closed: t('table_closed') };
    const { limits, seats, players, dealer, image, points } = table;
    const money = limits && formatOf(locale, limits.currency);
    const board = tableBoard(table, (times) => `${formatOf(locale).format(times)}x`);
    return {
      ...(image && { image }),
      ...(points && { lastRound: t('last_round', { ns: 'casinoDeferred', ...points }) }),
      ...(dealer && { dealer }),
      ...(limits && money && { limits: `${money.format(limits.min)} – ${money.format(limits.max)}` }),
      ...(seats
        ? { seats: { free: seats.filter((isTaken) => !isTaken).length, total: seats.length } }
        : players !== undefined && { seats: { players: formatOf(locale).format(players) } }),
      ...(board && { board }),
    };
  };
}
