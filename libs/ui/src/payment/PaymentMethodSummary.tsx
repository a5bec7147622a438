import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../display/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { BlockedIcon, CheckIcon, WaitIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { logoPlate } from './logoPlate.ts';
import type { PaymentMethod, PaymentLabels } from './PaymentMethod.ts';

type PaymentMethodSummaryProps = { method: PaymentMethod; labels: PaymentLabels; id: string };

/** The content of a payment method's card, as link or radio button. */
export function PaymentMethodSummary({ method, labels, id }: PaymentMethodSummaryProps) {
  const { name, logo, badge, unavailable } = method;
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Plate data-faded={unavailable !== undefined}>
        {logo && !broken ? (
          <img
            src={logo}
            alt=""
            width={200}
            height={100}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        ) : (
          <Letters aria-hidden="true">{name}</Letters>
        )}
        <Tick>
          <Icon of={CheckIcon} size={16} />
        </Tick>
      </Plate>
      <Name id={`${id}-name`}>{name}</Name>
      <Details id={`${id}-facts`}>
        {badge && !unavailable && (
          <Corner>
            <Badge tone={badge.kind === 'fast' ? 'positive' : 'second'}>{badge.label}</Badge>
          </Corner>
        )}
        {unavailable ? (
          <Reason data-kind={unavailable.kind}>
            <Icon of={unavailable.kind === 'maintenance' ? WaitIcon : BlockedIcon} size={16} />
            <span>{unavailable.reason}</span>
          </Reason>
        ) : (
          <Facts method={method} labels={labels} />
        )}
      </Details>
    </>
  );
}

function Facts({
  method: { limits, time, fee },
  labels,
}: Pick<PaymentMethodSummaryProps, 'method' | 'labels'>) {
  return (
    <List>
      {limits && <Fact label={labels.limits} value={limits} />}
      {time && <Fact label={labels.time} value={time} />}
      {fee && <Fact label={labels.fee} value={fee.label} free={fee.free} />}
    </List>
  );
}

const Fact = ({ label, value, free }: { label: string; value: string; free?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd data-free={free}>{value}</dd>
  </div>
);

const Plate = styled.span`
  ${logoPlate}
`;

const Letters = styled.span`
  max-inline-size: 100%;
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.m};
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Tick = styled.span`
  position: absolute;
  inset-block-start: ${theme.space.xs};
  inset-inline-end: ${theme.space.xs};
  display: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  :checked ~ * > & {
    display: grid;
  }
`;

const Name = styled.span`
  padding-inline: ${theme.space.xxs};
  font-weight: ${theme.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Details = styled.div`
  container-type: inline-size;
  padding: 0 ${theme.space.xxs} ${theme.space.xxs};
  font-size: ${theme.size.s};
`;

/* On the card's upper edge, where it covers no logo. */
const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${theme.space.m};
  display: flex;
  transform: translateY(-50%);
`;

const Reason = styled.span`
  display: flex;
  gap: 6px;
  color: ${theme.color.warningText};
  line-height: 1.4;
  overflow-wrap: anywhere;
  &[data-kind='closed'] {
    color: ${theme.color.textMuted};
  }
  & > svg {
    margin-block-start: 2px;
  }
`;

/*
 * A value that doesn't fit next to its label goes below it, at the start; on narrow cards all values do, so that no
 * card mixes both.
 */
const List = styled.dl`
  display: grid;
  gap: ${theme.space.xxs};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.xs};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  @container (max-width: 150px) {
    gap: ${theme.space.xs};
    & > div {
      display: grid;
    }
  }
  dd[data-free='true'] {
    color: ${theme.color.positiveText};
  }
`;
