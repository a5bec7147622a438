import { PageMeta } from '@baize/routing';
import { Badge } from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameStage } from '../game-view/GameStage.tsx';
import { GameWaiting } from '../game-view/GameWaiting.tsx';
import { LaunchRefused } from '../game-view/LaunchRefused.tsx';
import { SaferGamblingSlot } from '../game-view/SaferGamblingSlot.ts';
import type { UrlLaunch } from '../launch/parseUrlLaunch.ts';
import { useLaunchCall } from '../launch/useLaunchCall.ts';
import type { PlayMode } from '../launch/useLaunch.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { usePlayMode } from './usePlayMode.ts';

interface Props {
  name: string;
  /** Opens it at the provider. */
  openPage: (mode: PlayMode) => Promise<UrlLaunch>;
  /** Target of the close button. */
  lobby: string;
  /** The session facts for real money. */
  facts: ReactNode;
  /** Toolbar buttons for real money. */
  tools?: ReactNode;
  /** Above the game. */
  intro?: ReactNode;
  /** After a round for real money, for balances other than the main one. */
  onRound?: () => void;
}

/** A game with a switch between real and play money; play money needs no login (spec 2/2.6/3 and 2/2.6/4). */
export function GameWithModes(props: Props) {
  /* The player isn't known until hydration, so before that the game isn't opened, to avoid the wrong mode. */
  const isHydrated = useIsHydrated();
  if (isHydrated) return <OpenedGame {...props} />;
  return (
    <>
      <PageMeta title={props.name} />
      <GameWaiting />
    </>
  );
}

function OpenedGame({ name, openPage, lobby, facts, tools, intro, onRound }: Props) {
  const { t } = useTranslation('casino');
  const { mode, choose } = usePlayMode();
  const { launch, error, again } = useLaunchCall(mode, () => openPage(mode));
  const saferGamblingButton = use(SaferGamblingSlot);
  const isReal = mode === 'real';
  if (error) {
    const playForFree = isReal ? () => choose('demo') : undefined;
    return <LaunchRefused error={error} lobby={lobby} onRetry={again} onPlayForFree={playForFree} />;
  }
  return (
    <GameStage
      name={name}
      unlisted={false}
      badge={!isReal && <Badge tone="accent">{t('play_money')}</Badge>}
      tools={isReal ? tools : saferGamblingButton}
      bars={
        <>
          <ModeSwitch mode={mode} onChoose={choose} />
          {isReal && facts}
        </>
      }
      intro={intro}
      isPlayMoney={!isReal}
      lobby={lobby}
      onReload={again}
      launch={launch}
      onRound={onRound}
    />
  );
}
