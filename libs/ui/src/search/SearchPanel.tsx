import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { theme } from '../theme/theme.ts';
import { RESULT } from './SearchResults.tsx';

export type SearchPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: string;
  onValueChange: (value: string) => void;
  labels: { title: string; field: string; clear: string; close: string };
  /** What the field is waiting for: "1 more letter"; empty if nothing. */
  waits?: string;
  /** The number of results, read aloud when it changes. */
  status: string;
  /** SearchResults, suggestions, or a "nothing found" message. */
  children: ReactNode;
};

const STEP: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The search of the whole site, over the page.
 *
 * - Use once, for everything that can be searched: games, providers, promotions. Fill it with SearchResults.
 * - Not for narrowing the list on a page: SearchField.
 * - Keys: it opens with the focus in the field; Down and Up go through the results and back to the field, Enter
 *   chooses, Escape closes and returns the focus.
 * - Screen reader: a dialog named by its title, with a search landmark; `status` is announced.
 */
export function SearchPanel({ open, onOpenChange, value, onValueChange, labels, ...rest }: SearchPanelProps) {
  const { waits = '', status, children } = rest;
  const panel = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = Object.hasOwn(STEP, event.key) ? STEP[event.key] : undefined;
    const root = panel.current;
    if (step === undefined || !root) return;
    event.preventDefault();
    const stops = [...root.querySelectorAll<HTMLElement>(`input, [${RESULT}]`)];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    stops.at((current + step) % stops.length)?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      closeLabel={labels.close}
      size="l"
      fullOnPhone
      atTop
    >
      <Root ref={panel} onKeyDown={move}>
        <Top onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={labels.field}
            clearLabel={labels.clear}
            value={value}
            onValueChange={onValueChange}
            waits={waits}
            maxLength={100}
          />
        </Top>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
        {children}
      </Root>
    </Dialog>
  );
}

/* Nearly always the same height, however many results there are. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.l};
  min-block-size: min(640px, 72dvh);
`;

/* Stays in place while the results scroll below it. A form, so that the overlay starts in its field. */
const Top = styled.form`
  position: sticky;
  z-index: ${theme.layer.raised};
  inset-block-start: 0;
  padding-block: 2px ${theme.space.xs};
  background: ${theme.color.overlay};
`;
