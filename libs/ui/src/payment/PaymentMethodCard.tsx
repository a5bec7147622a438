import { useId } from 'react';
import { css, styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { theme } from '../theme/theme.ts';
import { selectableCard } from './selectableCard.ts';
import type { PaymentMethod, PaymentLabels } from './PaymentMethod.ts';
import { PaymentMethodSummary } from './PaymentMethodSummary.tsx';

export type PaymentMethodCardProps = {
  method: PaymentMethod;
  labels: PaymentLabels;
  /** Links to the method's own page. Without it the card is a radio button. */
  href?: string;
  /** The radio buttons' shared name; set by PaymentMethodGrid. */
  group?: string;
  selected?: boolean;
  onSelect?: (id: string) => void;
};

/**
 * A payment method with the facts needed to choose it: limits, time, fee. The whole card can be pressed.
 *
 * - Use in a PaymentMethodGrid, to choose among ways to deposit or withdraw.
 * - Not for a shortcut on a home page: PaymentShortcut. Not for display-only logos: PaymentLogos.
 * - Keys: as a link Enter follows it; as a radio button the arrow keys move the selection through the group and Space
 *   selects.
 * - Screen reader: its name is the method's; limits, time, fee and badge describe it. A disabled one includes the
 *   reason, also when read line by line, and Tab skips it.
 */
export function PaymentMethodCard({
  method,
  labels,
  href,
  group,
  selected,
  onSelect,
}: PaymentMethodCardProps) {
  const id = useId();
  const { unavailable } = method;
  const summary = <PaymentMethodSummary method={method} labels={labels} id={id} />;
  const names = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-facts` };
  if (href !== undefined)
    return (
      <Plate data-unavailable={unavailable?.kind}>
        {!unavailable && <Link {...names} href={href} />}
        {summary}
      </Plate>
    );
  return (
    <Choice data-unavailable={unavailable?.kind}>
      <Radio
        {...names}
        type="radio"
        name={group}
        value={method.id}
        checked={selected ?? false}
        disabled={unavailable !== undefined}
        onChange={() => onSelect?.(method.id)}
      />
      {summary}
    </Choice>
  );
}

const Plate = styled.div`
  ${selectableCard}
`;

const Choice = styled.label`
  ${selectableCard}
`;

/* The invisible control covers the whole card; the card shows its focus ring. */
const cover = css`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  cursor: inherit;
`;

const Link = styled(UiLink)`
  ${cover}
  outline: none;
`;

const Radio = styled.input`
  ${cover}
  opacity: 0;
`;
