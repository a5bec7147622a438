import {
  BingoIcon,
  FileIcon,
  HelpIcon,
  PartyIcon,
  PlaneIcon,
  ReliefIcon,
  TrophyIcon,
  TvIcon,
  VirtualIcon,
} from '@baize/ui';
import * as when from './menuConditions.ts';
import type { MenuName, MenuRow } from './MenuRow.ts';

const MORE_GAMES: readonly MenuName[] = ['side', 'footer_games'];
const HELP: readonly MenuName[] = ['help'];

/** Additional rows of side nav and drawer: more games, more promotions, more help. */
export const secondaryRows: readonly MenuRow[] = [
  {
    id: 'virtual_games',
    icon: VirtualIcon,
    href: ['/virtual', '/casino?type=virtual_games'],
    places: MORE_GAMES,
  },
  { id: 'bingo', icon: BingoIcon, href: ['/bingo', '/casino?type=bingo'], places: MORE_GAMES },
  { id: 'tv_games', icon: TvIcon, href: ['/beton', '/casino?type=tv_games'], places: MORE_GAMES },
  { id: 'high_flyer', icon: PlaneIcon, href: '/play-high-flyer', places: MORE_GAMES },
  {
    id: 'wheel',
    icon: PartyIcon,
    href: '/cark',
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasWheel,
  },
  {
    id: 'treasure',
    icon: TrophyIcon,
    href: '/treasure',
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasTreasure,
  },
  { id: 'page_faq', icon: HelpIcon, href: '/pages/frequently-asked-questions', places: HELP },
  { id: 'page_contact', icon: FileIcon, href: '/pages/contact', places: HELP },
  {
    id: 'safer_play',
    icon: ReliefIcon,
    href: '/pages/responsible-gambling',
    places: ['help', 'footer_safer'],
  },
];
