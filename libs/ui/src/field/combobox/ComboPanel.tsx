import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ComboList } from './ComboList.tsx';
import { ComboSearch } from './ComboSearch.tsx';
import { filterOptions, groupOptions, type ComboOption } from './filterOptions.ts';
import { moveActive } from './moveActive.ts';

export type ComboLabels = {
  /** Name and placeholder of the search box. */
  search: string;
  close: string;
  /** Shown when nothing matches. */
  empty: string;
  loading: string;
  /** The number of options, read aloud after typing. */
  count: (found: number) => string;
};

export type ComboPanelProps = {
  id: string;
  label: string;
  options: readonly ComboOption[];
  value: string;
  /** Text typed before the panel was mounted. */
  typed: string;
  labels: ComboLabels;
  fold: (text: string) => string;
  loading?: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/**
 * Search box and list of a Combobox. Focus stays in the box; `aria-activedescendant` marks the active option.
 */
export function ComboPanel(props: ComboPanelProps) {
  const { label, options, value, labels, fold, loading = false, onChoose, onClose } = props;
  const listId = useId();
  const [typed, setTyped] = useState(props.typed);
  const groups = useMemo(() => groupOptions(filterOptions(options, typed, fold)), [options, typed, fold]);
  const found = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const chosen = found.findIndex((option) => option.value === value);
  const [moved, setMoved] = useState<number>();
  const active =
    moved ?? (typed === '' && chosen >= 0 ? chosen : found.findIndex(({ disabled }) => !disabled));
  const list = useRef<HTMLDivElement>(null);
  useActiveInView(list, active, typed);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveActive(
      event.key,
      active,
      found.map(({ disabled }) => !disabled),
    );
    const option = found[active];
    if (next !== undefined) setMoved(next);
    else if (event.key === 'Tab') onClose();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (option && !option.disabled) onChoose(option.value);
    } else return;
    event.preventDefault();
  };

  return (
    <Root id={props.id}>
      <ComboSearch
        label={labels.search}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setMoved(undefined);
        }}
        onKeyDown={onKeyDown}
        listId={listId}
        activeId={active >= 0 ? `${listId}-${active}` : undefined}
      />
      <VisuallyHidden role="status">
        {loading ? labels.loading : typed === '' ? '' : labels.count(found.length)}
      </VisuallyHidden>
      {loading && (
        <Waiting aria-hidden="true">
          {[70, 45, 60, 50, 65].map((width) => (
            <Skeleton key={width} width={`${width}%`} height="20px" />
          ))}
        </Waiting>
      )}
      {!loading && found.length === 0 && <Empty>{labels.empty}</Empty>}
      <ComboList
        {...{ label, value, active, onChoose }}
        ref={list}
        id={listId}
        groups={loading ? [] : groups}
      />
    </Root>
  );
}

/** Keeps the active option visible; centred in the list the first time. */
function useActiveInView(list: { current: HTMLDivElement | null }, active: number, typed: string) {
  const first = useRef(true);
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active="true"]');
    if (list.current && option) reveal(list.current, option, first.current);
    first.current = false;
  }, [list, active, typed]);
}

/** Height of a group's sticky heading, px. */
const NAME = 40;

/** Scrolls the list only: `scrollIntoView` would scroll the page behind it too. */
function reveal(list: HTMLElement, option: HTMLElement, centre: boolean) {
  const { offsetTop: top, offsetHeight: height } = option;
  const lowest = top + height + 8 - list.clientHeight;
  if (centre) list.scrollTop = top - (list.clientHeight - height) / 2;
  else list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, top - NAME));
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  flex: 1;
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.s};
`;

const Empty = styled.p`
  padding: ${theme.space.l} ${theme.space.s};
  color: ${theme.color.textMuted};
  text-align: center;
`;
