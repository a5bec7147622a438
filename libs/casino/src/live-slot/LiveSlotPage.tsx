import { PageMeta, paths, usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { Button, media, SectionHeader, theme } from '@baize/ui';
import { liveSlotWallet } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import bar from '../art/bar.webp';
import cherries from '../art/cherries.webp';
import seven from '../art/seven.webp';
import { SceneCard } from '../scene/SceneCard.tsx';
import { SceneArt } from '../scene/SceneArt.tsx';
import { SceneHero } from '../scene/SceneHero.tsx';
import { WalletPanel } from '../wallet-panel/WalletPanel.tsx';
import { liveSlotRooms } from './liveSlotRooms.ts';

const HEADING = 'live-slot-rooms';
const addressOf = (provider: number) => `${paths.playLiveSlot}?provider=${provider}`;

/** /live-slot: the two rooms, and a player's live-slot balance (spec 2/2.6/1 and 2/2.6/2). */
export function LiveSlotPage() {
  const { t } = useTranslation('casinoWalletGames');
  const isPlayer = useIsPlayer();
  return (
    <Root>
      <PageMeta title={t('live_slot')} description={t('live_slot_intro')} />
      <SceneHero
        title={t('live_slot')}
        text={t('live_slot_intro')}
        art={<SceneArt back={seven} front={bar} small={cherries} />}
      />
      {isPlayer && <WalletPanel wallet={liveSlotWallet} label={t('live_slot_balance')} />}
      <Rooms />
    </Root>
  );
}

function Rooms() {
  const { t } = useTranslation('casinoWalletGames');
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const enter = (provider: number) => {
    const go = () => void navigate(addressOf(provider));
    if (isPlayer) go();
    else openLoginDialog(go);
  };
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeader heading={t('choose_room')} id={HEADING} />
      <Grid>
        {liveSlotRooms.map(({ provider, name, text, art }) => (
          <li key={provider}>
            <SceneCard art={art} title={name} text={t(text)} wide>
              <Button
                full
                aria-label={t('enter_room', { name })}
                onClick={() => enter(provider)}
                onPointerEnter={() => void prefetch(addressOf(provider))}
              >
                {t('enter')}
              </Button>
            </SceneCard>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-block: ${theme.space.m} ${theme.space.xl};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
  }
`;
