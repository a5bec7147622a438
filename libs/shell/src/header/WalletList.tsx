import { useHasRoute, paths } from '@baize/routing';
import { useBalance, useBonusBalance } from '@baize/player';
import { Button, ButtonLink, IconButton, theme, TransferIcon } from '@baize/ui';
import { useWalletBalance, type GameWallet } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { openOverlay } from '../overlays/overlayStore.ts';
import { useGameWallets } from './useGameWallets.ts';
import { WalletRow } from './WalletRow.tsx';

interface Props {
  /** Called before anything else is opened. */
  onLeave: () => void;
  onTransfer: (wallet: GameWallet) => void;
}

/** All wallets with their balances, each with a transfer link; bonuses link to their terms. */
export function WalletList({ onLeave, onTransfer }: Props) {
  const { t } = useTranslation('shellDeferred');
  const hasRoute = useHasRoute();
  const main = useBalance();
  const wallets = useGameWallets();
  return (
    <>
      <List>
        <WalletRow
          name={t('wallet_main')}
          amount={main.minor === undefined ? undefined : main.text}
          isStrong
        />
        {wallets.map((wallet) => (
          <GameWalletRow
            key={wallet.name}
            wallet={wallet}
            onTransfer={() => {
              onLeave();
              onTransfer(wallet);
            }}
          />
        ))}
        <BonusRow onLeave={onLeave} />
      </List>
      <Actions>
        {hasRoute(paths.deposit) && (
          <Button
            size="s"
            onClick={() => {
              onLeave();
              openOverlay('deposit');
            }}
          >
            {t('deposit')}
          </Button>
        )}
        {hasRoute(paths.withdraw) && (
          <ButtonLink size="s" variant="secondary" href={paths.withdraw} onClick={onLeave}>
            {t('withdraw')}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}

function GameWalletRow({ wallet, onTransfer }: { wallet: GameWallet; onTransfer: () => void }) {
  const { t } = useTranslation('shellDeferred');
  const { text } = useWalletBalance(wallet);
  const name = t(`wallet_${wallet.name}`);
  return (
    <WalletRow
      name={name}
      amount={text}
      action={
        <IconButton
          icon={TransferIcon}
          label={t('transfer_with', { wallet: name })}
          variant="framed"
          onClick={onTransfer}
        />
      }
    />
  );
}

/** The bonus balance; nothing for players without a bonus. */
function BonusRow({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shellDeferred');
  const hasPage = useHasRoute()(paths.playerBonuses);
  const bonus = useBonusBalance();
  if (!bonus) return null;
  return (
    <WalletRow
      name={t('wallet_bonus')}
      amount={bonus.minor === undefined ? undefined : bonus.text}
      action={
        hasPage && (
          <OnTheEdge>
            <ButtonLink size="s" variant="quiet" href={paths.playerBonuses} onClick={onLeave}>
              {t('player_bonuses')}
            </ButtonLink>
          </OnTheEdge>
        )
      }
    />
  );
}

const List = styled.ul`
  display: grid;
  min-inline-size: min(300px, 76vw);
`;

/* A button without a border: aligns its text with the borders of the others. */
const OnTheEdge = styled.span`
  margin-inline-end: calc(-1 * ${theme.space.s});
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  margin-block-start: ${theme.space.s};
  & > * {
    flex: 1;
  }
`;
