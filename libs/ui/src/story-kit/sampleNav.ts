import type { NavItem } from '../chrome/NavTarget.tsx';
import {
  CherryIcon,
  GiftIcon,
  LiveIcon,
  PlaneIcon,
  SportIcon,
  SupportIcon,
  TrophyIcon,
  TvIcon,
} from '../icon/icons.ts';

/** Eight places as a casino has them, in Turkish, some of them long. */
export const sampleNav: readonly NavItem[] = [
  { id: 'casino', label: 'Casino', href: '#casino', icon: CherryIcon, current: true },
  { id: 'live', label: 'Canlı casino', href: '#live', icon: LiveIcon },
  { id: 'sport', label: 'Spor bahisleri', href: '#sport', icon: SportIcon },
  { id: 'shows', label: 'Oyun şovları', href: '#shows', icon: TvIcon },
  { id: 'promotions', label: 'Promosyonlar', href: '#promotions', icon: GiftIcon },
  { id: 'airship', label: 'Uçak oyunları', href: '#airship', icon: PlaneIcon },
  { id: 'jackpot', label: 'Jackpot oyunları', href: '#jackpot', icon: TrophyIcon },
  { id: 'support', label: 'Canlı destek', icon: SupportIcon, onSelect: () => undefined },
];
