import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ChipRowProps = {
  label: string;
  children: ReactNode;
  /** At the end: a quiet button that clears all. */
  action?: ReactNode;
};

/**
 * The active filters. Renders nothing when there are none.
 *
 * - Use above a filtered list; with more than one, offer to clear all in `action`.
 * - Not for choosing filters: FilterPanel. Not for the categories of a lobby: CategoryTabs.
 * - Keys: none of its own; Tab goes from chip to chip. The caller moves the focus when the last one is removed.
 * - Screen reader: a list named by `label`.
 */
export function ChipRow({ label, children, action }: ChipRowProps) {
  const chips = Children.toArray(children);
  if (chips.length === 0) return null;
  return (
    <Root aria-label={label}>
      {chips.map((chip, index) => (
        <li key={typeof chip === 'object' && 'key' in chip ? chip.key : index}>{chip}</li>
      ))}
      {action && <li>{action}</li>}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  & > li {
    max-inline-size: 100%;
  }
`;
