import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ArmchairIcon, UsersIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import type { LiveTableState, LiveTableLabels } from './LiveTableState.ts';

type LiveTableFactsProps = { state: LiveTableState | undefined; labels: LiveTableLabels };

/** The lines below a live table's image: dealer, limits, seats. They keep their height while the data is missing. */
export function LiveTableFacts({ state, labels }: LiveTableFactsProps) {
  return (
    <>
      <Line>
        <Dealer>
          {state ? <Known label={labels.dealer} value={state.dealer} labels={labels} /> : <Placeholder />}
        </Dealer>
        {state?.seats && (
          <Seats>
            <Icon of={state.seats.total === undefined ? UsersIcon : ArmchairIcon} size={14} />
            <span aria-hidden="true">{seatsShown(state.seats, labels)}</span>
            <VisuallyHidden>{labels.seats(state.seats)}</VisuallyHidden>
          </Seats>
        )}
      </Line>
      <Limits>
        {state ? <Known label={labels.limits} value={state.limits} labels={labels} /> : <Placeholder />}
      </Limits>
    </>
  );
}

type KnownProps = { label: string; value: string | undefined; labels: LiveTableLabels };

/** A fact, or a dash with a text for what is missing. */
const Known = ({ label, value, labels }: KnownProps) => (
  <>
    <VisuallyHidden>{`${label}: `}</VisuallyHidden>
    {value ?? (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{labels.unknown}</VisuallyHidden>
      </>
    )}
  </>
);

const Placeholder = () => <Skeleton width="9ch" />;

/** How many seats are free; for a table without seats, the number of players. */
const seatsShown = (
  { free = 0, total, players }: NonNullable<LiveTableState['seats']>,
  labels: LiveTableLabels,
) => (total === undefined ? players : labels.freeSeats(free));

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 1.4em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

const Dealer = styled.span`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Seats = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 4px;
  font-weight: ${theme.weight.medium};
`;

const Limits = styled.p`
  position: relative;
  display: flow-root;
  min-block-size: 1.4em;
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.bold};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
