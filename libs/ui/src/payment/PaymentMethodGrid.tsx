import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { BREAKPOINT } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { cardLayout } from './selectableCard.ts';
import { logoPlate } from './logoPlate.ts';
import type { PaymentMethod, PaymentLabels } from './PaymentMethod.ts';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';

export type PaymentMethodGridProps = {
  /** Names the group; read aloud. */
  label: string;
  methods: readonly PaymentMethod[];
  labels: PaymentLabels & {
    /** Read aloud while the methods are loading. */
    loading: string;
  };
  loading?: boolean;
  skeletons?: number;
  /** Shown instead of an empty grid: an EmptyState. */
  empty?: ReactNode;
  /** Each method has its own page, so the cards are links. Without it they are radio buttons. */
  hrefOf?: (method: PaymentMethod) => string;
  /** The selected method's id; omit it if there is none yet. */
  value?: string;
  onValueChange?: (id: string) => void;
  /** One row that scrolls sideways: always, or if the container is as narrow as a phone. */
  row?: 'always' | 'narrow';
};

/**
 * The methods to deposit or withdraw, side by side: links to their pages, or a choice for the form below.
 *
 * - Use above a deposit or withdrawal; the category filter above it is CategoryTabs.
 * - Not for a short plain choice: RadioGroup. Not for a home page: PaymentShortcut in a Rail.
 * - Keys: as links Tab goes from card to card; as a choice Tab enters once and the arrow keys move the
 *   selection.
 * - Screen reader: a list of links or a radio group named by `label`; loading is announced politely.
 */
export function PaymentMethodGrid({
  label,
  methods,
  labels,
  loading = false,
  ...rest
}: PaymentMethodGridProps) {
  const group = useId();
  const { skeletons = 6, empty, hrefOf, value, onValueChange, row } = rest;
  const instead = loading ? (
    <Skeletons count={skeletons} row={row} />
  ) : methods.length === 0 ? (
    empty
  ) : undefined;
  return (
    <Place aria-busy={loading || undefined}>
      <VisuallyHidden role="status">{loading ? labels.loading : ''}</VisuallyHidden>
      {instead ??
        (hrefOf ? (
          <Grid as="ul" aria-label={label} data-row={row}>
            {methods.map((method) => (
              <li key={method.id}>
                <PaymentMethodCard method={method} labels={labels} href={hrefOf(method)} />
              </li>
            ))}
          </Grid>
        ) : (
          <Grid role="radiogroup" aria-label={label} data-row={row}>
            {methods.map((method) => (
              <PaymentMethodCard
                key={method.id}
                method={method}
                labels={labels}
                group={group}
                selected={value === method.id}
                onSelect={onValueChange}
              />
            ))}
          </Grid>
        ))}
    </Place>
  );
}

const Skeletons = ({ count, row }: { count: number; row: PaymentMethodGridProps['row'] }) => (
  <Grid aria-hidden="true" data-row={row}>
    {Array.from({ length: count }, (_, index) => (
      <Box key={index}>
        <Plate>
          <Skeleton shape="block" width="60%" height="40px" />
        </Plate>
        <Skeleton width="62%" />
        <Lines>
          <Skeleton />
          <Skeleton width="86%" />
          <Skeleton width="72%" />
        </Lines>
      </Box>
    ))}
  </Grid>
);

const Place = styled.div`
  container-type: inline-size;
`;

/*
 * The next card is partly visible to show that there are more; on a page the row runs to the edge of the screen. The
 * padding is for shadows and focus rings.
 */
const inOneRow = (edge: string) => css`
  grid-template-columns: none;
  grid-auto-flow: column;
  grid-auto-columns: min(42%, 11rem);
  margin-inline: calc(-1 * ${edge});
  padding: 10px ${edge} ${theme.space.xs};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${edge};
  scrollbar-width: none;
  & > * {
    scroll-snap-align: start;
  }
`;

/* Two side by side on the narrowest phone. The space above is for the badges on the first row's edge. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space.m} ${theme.space.s};
  padding-block-start: 10px;
  @container (min-width: 560px) {
    grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
    column-gap: ${theme.space.m};
  }
  &[data-row='always'] {
    ${inOneRow(theme.space.xs)}
  }
  /* In a separate column next to a form, it has room for rows. */
  @media (max-width: ${BREAKPOINT.desktop - 0.02}px) {
    @container (max-width: 559px) {
      &[data-row='narrow'] {
        ${inOneRow(theme.page.gutter)}
      }
    }
  }
`;

const Box = styled.div`
  ${cardLayout}
`;

const Plate = styled.span`
  ${logoPlate}
`;

const Lines = styled.div`
  font-size: ${theme.size.s};
  line-height: 1.6;
`;
