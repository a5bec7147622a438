import { useSiteOptions } from '@baize/site';
import { PageMeta, useHasRoute, paths } from '@baize/routing';
import { useIsPlayer } from '@baize/session';
import { ButtonLink, Icon, RestrictedState, SpadeIcon, theme, TransferIcon } from '@baize/ui';
import { pokerWallet } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WalletPanel } from '../wallet-panel/WalletPanel.tsx';
import { PokerHero } from './PokerHero.tsx';
import { PokerTables } from './PokerTables.tsx';

const ON = '1';

/** /poker: the tables, the games, and a player's poker balance (spec 2/2.5). */
export function PokerPage() {
  const { t } = useTranslation('casinoWalletGames');
  const isPlayer = useIsPlayer();
  const options = useSiteOptions();
  const isOff = options !== undefined && options.poker !== ON;
  return (
    <Root>
      <PageMeta title={t('poker')} description={t('poker_intro')} unlisted={isOff} />
      {isOff ? (
        <PokerClosed />
      ) : (
        <>
          <PokerHero />
          {isPlayer && <PokerBalance />}
          <PokerTables />
        </>
      )}
    </Root>
  );
}

/** The balance, and a link to the account's transfers; in an app without that page, the dialog. */
function PokerBalance() {
  const { t } = useTranslation('casinoWalletGames');
  const hasPage = useHasRoute()(paths.pokerTransfers);
  const link = hasPage && (
    <ButtonLink href={paths.pokerTransfers} leading={<Icon of={TransferIcon} size={18} />}>
      {t('transfer')}
    </ButtonLink>
  );
  return <WalletPanel wallet={pokerWallet} label={t('poker_balance')} transfer={link || undefined} />;
}

/** Shown if the operator has no poker. */
function PokerClosed() {
  const { t } = useTranslation('casinoWalletGames');
  return (
    <RestrictedState
      level={1}
      icon={SpadeIcon}
      title={t('poker_closed')}
      text={t('poker_closed_text')}
      action={<ButtonLink href={paths.casino}>{t('to_casino')}</ButtonLink>}
    />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-block: ${theme.space.m} ${theme.space.xl};
`;
