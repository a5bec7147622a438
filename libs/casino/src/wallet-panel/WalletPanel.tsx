import {
  Button,
  Icon,
  IconButton,
  media,
  Money,
  ReloadIcon,
  theme,
  TransferIcon,
  WalletIcon,
} from '@baize/ui';
import { TransferDialog, useWalletBalance, type GameWallet } from '@baize/wallet';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  wallet: GameWallet;
  /** The label of the balance. */
  label: string;
  /** Replaces the button that opens the transfer. */
  transfer?: ReactNode;
}

/** The balance of a player's game wallet, with refresh and transfer. */
export function WalletPanel({ wallet, label, transfer }: Props) {
  const { t } = useTranslation('casinoWalletGames');
  const { text, refresh, isRefreshing } = useWalletBalance(wallet);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root role="group" aria-label={label}>
      <Sign>
        <Icon of={WalletIcon} size={22} />
      </Sign>
      <Words>
        <Label>{label}</Label>
        <Amount>
          <Money amount={text} unknownLabel={t('unknown')} />
        </Amount>
      </Words>
      <IconButton icon={ReloadIcon} label={t('refresh')} aria-busy={isRefreshing} onClick={refresh} />
      <End>
        {transfer ?? (
          <>
            <Button leading={<Icon of={TransferIcon} size={18} />} onClick={() => setIsOpen(true)}>
              {t('transfer')}
            </Button>
            <TransferDialog wallet={wallet} open={isOpen} onOpenChange={setIsOpen} />
          </>
        )}
      </End>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 140px;
  min-inline-size: 0;
`;

/* On phones, on its own line and full width. */
const End = styled.div`
  display: grid;
  ${media.phone} {
    flex: 1 0 100%;
  }
`;

const Label = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Amount = styled.span`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.xl};
  line-height: 1.2;
`;
