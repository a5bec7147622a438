import { useId } from 'react';
import { css, styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { theme } from '../theme/theme.ts';
import { cardShell } from './cardShell.ts';
import type { PaymentMethod, PaymentLabels } from './PaymentMethod.ts';
import { PaymentMethodFace } from './PaymentMethodFace.tsx';

export type PaymentMethodCardProps = {
  method: PaymentMethod;
  words: PaymentLabels;
  /** Leads to the method's own page. Without it the card is a radio button. */
  href?: string;
  /** The radio buttons' common name; PaymentMethodGrid gives it. */
  group?: string;
  selected?: boolean;
  onSelect?: (id: string) => void;
};

/**
 * A way to pay with all that decides for it: limits, time, fee. Pressed anywhere.
 *
 * - Use in a PaymentMethodGrid, to choose among ways to deposit or withdraw.
 * - Not for a shortcut on a home page: PaymentShortcut. Not for logos that only show what there is: PaymentLogos.
 * - Keys: as a link Enter follows it; as a radio button the arrow keys move the choice through the group and Space takes it.
 * - Aloud: its name is the method's; limits, time, fee and badge describe it. One that cannot be chosen says why, also to
 *   whoever reads line by line, and Tab passes it.
 */
export function PaymentMethodCard({
  method,
  words,
  href,
  group,
  selected,
  onSelect,
}: PaymentMethodCardProps) {
  const id = useId();
  const { unavailable } = method;
  const face = <PaymentMethodFace method={method} words={words} id={id} />;
  const names = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-facts` };
  if (href !== undefined)
    return (
      <Plate data-unavailable={unavailable?.kind}>
        {!unavailable && <Link {...names} href={href} />}
        {face}
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
      {face}
    </Choice>
  );
}

const Plate = styled.div`
  ${cardShell}
`;

const Choice = styled.label`
  ${cardShell}
`;

/* What is pressed lies over the whole card unseen; the ring of the focus is the card's. */
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
