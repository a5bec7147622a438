import { Badge, GameBars, GameHeader } from '@baize/ui';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayMode } from '../launch/useLaunch.ts';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';

interface Props {
  /** Empty while it isn't known. */
  name: string;
  mode: PlayMode;
  menu: ReactNode;
  /** The window controls. */
  children: ReactNode;
}

/** The bars above a running game: its name and controls, and for real money the facts of this session. */
export function GameViewBars({ name, mode, menu, children }: Props) {
  const { t } = useTranslation('casino');
  const saferGamblingButton = use(SaferGamblingSlot);
  return (
    <GameBars labels={{ show: t('show_bars'), hide: t('hide_bars') }}>
      <GameHeader
        name={name || t('game_loading')}
        badge={mode === 'demo' && <Badge tone="accent">{t('play_money')}</Badge>}
      >
        {mode === 'demo' && saferGamblingButton}
        {menu}
        {children}
      </GameHeader>
      {mode === 'real' && <PlaySessionFacts />}
    </GameBars>
  );
}
