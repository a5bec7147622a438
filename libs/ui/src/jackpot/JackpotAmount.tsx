import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import { Odometer } from './Odometer.tsx';

type JackpotAmountProps = {
  /** Undefined while it is loading, null when it is unknown. */
  amount: number | null | undefined;
  format: (amount: number) => string;
  unknownLabel: string;
};

/** An amount that counts up, a placeholder bar or a dash. */
export function JackpotAmount({ amount, format, unknownLabel }: JackpotAmountProps) {
  if (amount === undefined) return <Placeholder aria-hidden="true" />;
  if (amount !== null) return <Odometer value={amount} format={format} />;
  return (
    <Unknown>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{unknownLabel}</VisuallyHidden>
    </Unknown>
  );
}

const Placeholder = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  inline-size: 7ch;
  block-size: 0.7em;
  border-radius: ${theme.radius.s};
  /* In the amount's own colour, since the boards behind it differ. */
  background: color-mix(in oklab, currentColor 16%, transparent);
`;

const Unknown = styled.span`
  position: relative;
`;
