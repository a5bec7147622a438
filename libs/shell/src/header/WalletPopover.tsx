import { useHasRoute } from '@baize/routing';
import { useBalance } from '@baize/session';
import { Button, ButtonLink, Popover, theme } from '@baize/ui';
import { TransferDialog, useWalletBalance, type GameWallet } from '@baize/wallet';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { openOverlay } from '../overlays/overlayStore.ts';
import { useGameWallets } from './useGameWallets.ts';
import { WalletRow } from './WalletRow.tsx';

const WITHDRAW = '/Withdraw';
const DEPOSIT = '/Deposit';

/** All wallets with what they hold, each with a way to move money. Its code loads on a press, so it starts open. */
export function WalletPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shellLater');
  const [isOpen, setIsOpen] = useState(true);
  const [transfer, setTransfer] = useState<GameWallet>();
  const [isTransferring, setIsTransferring] = useState(false);
  const hasRoute = useHasRoute();
  const main = useBalance();
  const wallets = useGameWallets();
  const close = () => setIsOpen(false);
  return (
    <>
      <Popover trigger={trigger} label={t('wallets')} align="end" open={isOpen} onOpenChange={setIsOpen}>
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
                close();
                setTransfer(wallet);
                setIsTransferring(true);
              }}
            />
          ))}
        </List>
        <Actions>
          {hasRoute(DEPOSIT) && (
            <Button
              size="s"
              onClick={() => {
                close();
                openOverlay('deposit');
              }}
            >
              {t('deposit')}
            </Button>
          )}
          {hasRoute(WITHDRAW) && (
            <ButtonLink size="s" variant="secondary" href={WITHDRAW} onClick={close}>
              {t('withdraw')}
            </ButtonLink>
          )}
        </Actions>
      </Popover>
      {transfer && (
        <TransferDialog wallet={transfer} open={isTransferring} onOpenChange={setIsTransferring} />
      )}
    </>
  );
}

function GameWalletRow({ wallet, onTransfer }: { wallet: GameWallet; onTransfer: () => void }) {
  const { t } = useTranslation('shellLater');
  const { text } = useWalletBalance(wallet);
  return <WalletRow name={t(`wallet_${wallet.name}`)} amount={text} onTransfer={onTransfer} />;
}

const List = styled.ul`
  display: grid;
  min-inline-size: min(320px, 76vw);
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  margin-block-start: ${theme.space.s};
  & > * {
    flex: 1;
  }
`;
