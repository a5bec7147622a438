import { styled } from 'styled-components';
import { Money } from '../display/Money.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { WalletIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type Wallet = {
  name: string;
  /** Formatted with its currency; undefined while it is unknown. */
  balance: string | undefined;
  icon?: IconComponent;
};

type WalletPlateProps = { side: string; wallet: Wallet; unknownBalance: string; goal?: boolean };

/** One end of a transfer: its side, its wallet, its balance. */
export function WalletCard({ side, wallet, unknownBalance, goal = false }: WalletPlateProps) {
  const { name, balance, icon = WalletIcon } = wallet;
  return (
    <Root role="group" aria-label={`${side}: ${name}`} data-goal={goal}>
      <Sign>
        <Icon of={icon} size={20} />
      </Sign>
      <Side>{side}</Side>
      <Name>{name}</Name>
      <Balance>
        <Money amount={balance} unknownLabel={unknownBalance} />
      </Balance>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: 'sign side' auto 'sign name' auto 'balance balance' auto / auto minmax(0, 1fr);
  gap: 0 ${theme.space.s};
  align-content: start;
  align-items: center;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  &[data-goal='true'] {
    background: color-mix(in oklab, ${theme.color.accentSoft} 45%, ${theme.color.surface});
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.accent} 45%, ${theme.color.line});
  }
  /* Space for the arrow on the seam: at the end where the cards are stacked, between them where they are side by side. */
  @container (max-width: 499.98px) {
    grid-template: 'sign side' auto 'sign name' auto 'sign balance' auto / auto minmax(0, 1fr);
    padding-inline-end: 76px;
  }
  @container (min-width: 500px) {
    padding-inline: max(${theme.space.l}, 28px);
    /* The arrow is between the two. */
    &[data-goal='true'] {
      padding-inline-start: 44px;
    }
  }
`;

const Sign = styled.span`
  grid-area: sign;
  align-self: start;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  color: ${theme.color.accentText};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Side = styled.span`
  grid-area: side;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

const Name = styled.span`
  grid-area: name;
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Balance = styled.span`
  grid-area: balance;
  min-inline-size: 0;
  margin-block-start: ${theme.space.s};
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.l};
  line-height: 1.15;
  letter-spacing: ${theme.tracking.display};
  @container (max-width: 499.98px) {
    margin-block-start: ${theme.space.xxs};
  }
`;
