import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type FilterOption = {
  id: string;
  label: string;
  /** The number of results; formatted where it can exceed a thousand. */
  count?: number | string;
};
export type FilterPanelProps = {
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Whether an option's label matches the typed text; the parent applies the language's rules. */
  matches: (label: string, typed: string) => boolean;
  onApply: (selected: string[]) => void;
  onClose: () => void;
  labels: {
    title: string;
    search: string;
    clearSearch: string;
    clearAll: string;
    apply: string;
    close: string;
    nothingFound: string;
  };
  /** Omits its title and × button, for a Sheet that already has them. */
  bare?: boolean;
};

/**
 * A long list of options to choose from. Nothing takes effect until apply; close discards.
 *
 * - Use for many options at once: providers, features. `bare` inside a Sheet, which has the title and the × button.
 * - Not for one of several: SelectField or Combobox. Not for the categories of a lobby: CategoryTabs.
 * - Keys: Tab goes from the box to the options to the buttons; Space toggles, Enter presses.
 * - Screen reader: a region named by its title; an empty result is announced.
 */
export function FilterPanel({
  options,
  selected,
  matches,
  onApply,
  onClose,
  labels,
  bare = false,
}: FilterPanelProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const [typed, setTyped] = useState('');
  const found = typed ? options.filter(({ label }) => matches(label, typed)) : options;
  const toggle = (id: string) =>
    setChosen((was) => (was.includes(id) ? was.filter((one) => one !== id) : [...was, id]));
  return (
    <Root
      data-bare={bare}
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? labels.title : undefined}
    >
      {!bare && (
        <Head>
          <Title id={titleId}>{labels.title}</Title>
          <IconButton icon={CloseIcon} label={labels.close} onClick={onClose} />
        </Head>
      )}
      <SearchField
        label={labels.search}
        value={typed}
        onValueChange={setTyped}
        clearLabel={labels.clearSearch}
      />
      <Nothing role="status">{found.length === 0 && labels.nothingFound}</Nothing>
      <List hidden={found.length === 0}>
        {found.map(({ id, label, count }) => (
          <li key={id}>
            <Checkbox
              label={label}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              trailing={count}
            />
          </li>
        ))}
      </List>
      <Actions>
        <Button variant="quiet" disabled={chosen.length === 0} onClick={() => setChosen([])}>
          {labels.clearAll}
        </Button>
        <Button onClick={() => onApply([...chosen])}>{labels.apply}</Button>
      </Actions>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  max-block-size: 72dvh;
  /* In a Sheet beside the page its buttons are at the lower edge. */
  ${media.desktop} {
    &[data-bare='true'] {
      block-size: 0;
      min-block-size: 100%;
      max-block-size: none;
    }
  }
  &[data-bare='false'] {
    padding: ${theme.space.m};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  flex: 1;
  min-block-size: 120px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  && {
    padding: 4px 8px 4px 4px;
  }
`;

const Nothing = styled.p`
  /* Always mounted, so that changes are announced; takes no space while empty. */
  &:empty {
    margin-block-end: calc(-1 * ${theme.space.s});
  }
  &:not(:empty) {
    padding-block: ${theme.space.l};
  }
  color: ${theme.color.textMuted};
  text-align: center;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.line};
`;
