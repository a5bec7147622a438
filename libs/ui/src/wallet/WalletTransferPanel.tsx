import { useRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Button } from '../button/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { theme } from '../theme/theme.ts';
import { SwapButton } from './SwapButton.tsx';
import { TransferOutcome, type TransferResult } from './TransferOutcome.tsx';
import { WalletCard, type Wallet } from './WalletCard.tsx';

export type TransferDirection = 'to-game' | 'to-main';

export type WalletTransferPanelProps = {
  /** Names the form; read aloud. */
  label: string;
  main: Wallet;
  game: Wallet;
  direction: TransferDirection;
  onDirectionChange: (direction: TransferDirection) => void;
  labels: {
    /** Above the two wallets: source and target of the money. */
    from: string;
    to: string;
    /** Read aloud in place of the dash of an unknown balance. */
    unknownBalance: string;
    /** What the arrow button does. */
    swap: string;
    /** The direction, read aloud when it changes. */
    direction: (from: string, to: string) => string;
  };
  /** The amount: a MoneyField. */
  children: ReactNode;
  /** The button's label states the effect: amount and target, as in "₺250,00 aktar: poker". */
  action: string;
  onTransfer: () => void;
  /** The transfer is in progress: nothing can be pressed twice or changed. */
  pending?: boolean;
  /** The outcome. `refused` is shown above the button, the others replace the form. */
  result?: TransferResult;
};

/**
 * Transfers money between the main wallet and a game's. The arrow swaps the direction, the button states the effect,
 * and after sending it shows a receipt, a refusal, or a message that the outcome is unknown.
 *
 * - Use for each game wallet (poker, live slot, binary options), in a page or in a Dialog.
 * - Not for deposits and withdrawals: PaymentMethodGrid and a Form. Not for showing a balance only: Money.
 * - Keys: Tab goes arrow, amount, button; Enter and Space swap the direction and focus stays; Enter in the amount
 *   sends.
 * - Screen reader: a form named by `label`; each swap announces the new direction; a refusal is an alert; receipt and
 *   unknown outcome take focus once and are read. A transfer with a lost response is never sent again automatically.
 */
export function WalletTransferPanel({
  label,
  main,
  game,
  direction,
  result,
  ...rest
}: WalletTransferPanelProps) {
  const { labels, onDirectionChange, onTransfer, children, action, pending = false } = rest;
  const sent = useRef(false);
  const toGame = direction === 'to-game';
  const [from, to] = toGame ? [main, game] : [game, main];
  if (result && result.kind !== 'refused')
    return <TransferOutcome result={result} takesFocus={() => sent.current} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    sent.current = true;
    onTransfer();
  };
  return (
    <Root aria-label={label} onSubmit={send} noValidate aria-busy={pending || undefined}>
      <VisuallyHidden role="status">{labels.direction(from.name, to.name)}</VisuallyHidden>
      <Wallets>
        <WalletCard side={labels.from} wallet={from} unknownBalance={labels.unknownBalance} />
        <SwapButton
          label={labels.swap}
          turned={!toGame}
          held={pending}
          onSwap={() => onDirectionChange(toGame ? 'to-main' : 'to-game')}
        />
        <WalletCard side={labels.to} wallet={to} unknownBalance={labels.unknownBalance} goal />
      </Wallets>
      {children}
      {result && (
        <Banner type="error" action={result.action}>
          {result.reason}
        </Banner>
      )}
      <Button type="submit" size="l" full loading={pending}>
        {action}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  container-type: inline-size;
`;

/* Side by side where both balances fit, else stacked with the arrow on their seam. */
const Wallets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  align-items: stretch;
  justify-items: stretch;
  @container (min-width: 500px) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 0;
  }
`;
