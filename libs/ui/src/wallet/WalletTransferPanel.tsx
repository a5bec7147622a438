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
  words: {
    /** Over the two wallets: where the money comes from, where it goes. */
    from: string;
    to: string;
    /** Read aloud in place of the dash of an unknown balance. */
    unknownBalance: string;
    /** What the arrow does. */
    swap: string;
    /** The direction, read aloud when it changes. */
    direction: (from: string, to: string) => string;
  };
  /** The amount: a MoneyField. */
  children: ReactNode;
  /** What the button says happens: amount and goal, as in "₺250,00 aktar: poker". */
  action: string;
  onTransfer: () => void;
  /** It is on its way: nothing can be pressed twice, nothing be changed. */
  pending?: boolean;
  /** How it ended. `refused` stands over the button, the others take the form's place. */
  result?: TransferResult;
};

/**
 * Moves money between the main wallet and a game's. The arrow turns the direction round, the button says what happens, and
 * after sending there is a receipt, a reason, or the plain word that it is not known yet.
 *
 * - Use for each game wallet (poker, live slot, binary options), in a page or in a Dialog.
 * - Not for paying in or out: PaymentMethodGrid and a Form. Not for showing a balance alone: Money.
 * - Keys: Tab goes arrow, amount, button; Enter and Space turn the direction and the focus stays; Enter in the amount sends.
 * - Aloud: a form named by `label`; each turn says the new direction; a refusal is an alert; receipt and uncertainty take the
 *   focus once and are read. A lost reply is never sent again by itself.
 */
export function WalletTransferPanel({
  label,
  main,
  game,
  direction,
  result,
  ...rest
}: WalletTransferPanelProps) {
  const { words, onDirectionChange, onTransfer, children, action, pending = false } = rest;
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
      <VisuallyHidden role="status">{words.direction(from.name, to.name)}</VisuallyHidden>
      <Wallets>
        <WalletCard side={words.from} wallet={from} unknownBalance={words.unknownBalance} />
        <SwapButton
          label={words.swap}
          turned={!toGame}
          held={pending}
          onSwap={() => onDirectionChange(toGame ? 'to-main' : 'to-game')}
        />
        <WalletCard side={words.to} wallet={to} unknownBalance={words.unknownBalance} goal />
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

/* Side by side where both balances have room, else under one another with the arrow on their seam. */
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
