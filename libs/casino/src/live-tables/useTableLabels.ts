import type { LiveTableLabels } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** The labels of a live table's tile. */
export function useTableLabels(): LiveTableLabels {
  const { t } = useTranslation('casinoDeferred');
  return {
    results: t('table_results'),
    seating: t('table_seating'),
    free: t('seat_free'),
    taken: t('seat_taken'),
    colour: { red: t('colour_red'), black: t('colour_black'), green: t('colour_green') },
    side: {
      player: { letter: t('side_player_letter'), name: t('side_player') },
      banker: { letter: t('side_banker_letter'), name: t('side_banker') },
      dragon: { letter: t('side_dragon_letter'), name: t('side_dragon') },
      tiger: { letter: t('side_tiger_letter'), name: t('side_tiger') },
      tie: { letter: t('side_tie_letter'), name: t('side_tie') },
    },
    total: (sum) => t('dice_total', { sum }),
    dealer: t('dealer'),
    limits: t('table_limits'),
    unknown: t('unknown'),
    seats: ({ free = 0, total, players }) =>
      total === undefined ? t('table_players', { players }) : t('table_seats', { free, total }),
    freeSeats: (free) => (free === 0 ? t('table_full') : t('table_free', { free })),
  };
}
