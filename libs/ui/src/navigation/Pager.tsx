import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { PagerStep, type PagerStepProps } from './PagerStep.tsx';
import { nearestPage, pageWindow } from './pageWindow.ts';

export type PagerLabels = {
  /** Names the pager; read aloud. */
  nav: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** Read aloud for a number: "page 3". */
  page: (page: string) => string;
  /** Read aloud in place of "3 / 12": "page 3 of 12". */
  of: (page: string, last: string) => string;
};

export type PagerProps = {
  /** From 1; a page that doesn't exist counts as the nearest one. */
  page: number;
  lastPage: number;
  onPageChange?: (page: number) => void;
  /** A page's URL. With it the numbers are links, so they can open in a new tab and the page is part of the URL. */
  hrefOf?: (page: number) => string;
  /** Formats a number in the player's language. */
  format?: (page: number) => string;
  /** The requested page is loading: nothing can be pressed, and nothing moves. */
  busy?: boolean;
  labels: PagerLabels;
};

/**
 * The pages of a list, at most ten numbers at once. Renders nothing if there is only one page. In a narrow container
 * the numbers are replaced by "3 / 12".
 *
 * - Use for records that are looked up: a history, with `hrefOf` if the page is part of the URL.
 * - Not for lists to scroll through: LoadMore.
 * - Keys: Tab goes from step to step, Enter turns the page (Space too, where they are buttons). Focus stays, also at
 *   the ends.
 * - Screen reader: a navigation landmark; the current page has `aria-current`, steps without a target are read as
 *   disabled.
 */
export function Pager({ page, lastPage, onPageChange, hrefOf, format = String, busy, labels }: PagerProps) {
  if (!(lastPage > 1)) return null;
  const last = nearestPage(lastPage, lastPage);
  const here = nearestPage(page, last);
  const step = (to: number): Pick<PagerStepProps, 'href' | 'onPress' | 'busy'> => ({
    href: hrefOf?.(to),
    onPress: () => onPageChange?.(to),
    busy,
  });
  return (
    <Root aria-label={labels.nav} aria-busy={busy}>
      <Row>
        <PagerStep {...step(1)} off={here === 1} label={labels.first} icon={FirstIcon} />
        <PagerStep {...step(here - 1)} off={here === 1} label={labels.previous} icon={PreviousIcon} />
        {pageWindow(here, last).map((entry, index) =>
          entry === 'gap' ? (
            <Gap data-number key={index < 2 ? 'before' : 'after'} aria-hidden="true">
              …
            </Gap>
          ) : (
            <PagerStep
              {...step(entry)}
              key={entry}
              number={format(entry)}
              label={labels.page(format(entry))}
              current={entry === here}
            />
          ),
        )}
        <Short>
          <span aria-hidden="true">
            <b>{format(here)}</b> / {format(last)}
          </span>
          <VisuallyHidden>{labels.of(format(here), format(last))}</VisuallyHidden>
        </Short>
        <PagerStep {...step(here + 1)} off={here === last} label={labels.next} icon={NextIcon} />
        <PagerStep {...step(last)} off={here === last} label={labels.last} icon={LastIcon} />
      </Row>
    </Root>
  );
}

const Root = styled.nav`
  container-type: inline-size;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  /* All page numbers need this much space; below that the short form is used. */
  @container (inline-size < 640px) {
    & > [data-number] {
      display: none;
    }
  }
`;

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: 32px;
  color: ${theme.color.textMuted};
`;

const Short = styled.li`
  position: relative;
  min-inline-size: 92px;
  padding-inline: 6px;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: center;
  & b {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
  @container (inline-size >= 640px) {
    display: none;
  }
`;
