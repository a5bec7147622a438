import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import type { Column, Sort } from './Column.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  toggles: boolean;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** The column headers of a DataTable. A second press on a sorted header reverses its direction. */
export function DataTableHead<Row>({ columns, toggles, sort, onSort }: Props<Row>) {
  const directionOf = (id: string) => (sort?.column === id ? sort.direction : undefined);
  const turn = (id: string) =>
    onSort?.({ column: id, direction: directionOf(id) === 'descending' ? 'ascending' : 'descending' });
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ id, head, kind, sortable }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            data-kind={kind}
            aria-sort={sortable ? (directionOf(id) ?? 'none') : undefined}
          >
            {sortable && onSort ? (
              <SortButton type="button" data-direction={directionOf(id)} onClick={() => turn(id)}>
                {head}
                <Icon of={DownIcon} size={14} />
              </SortButton>
            ) : (
              head
            )}
          </th>
        ))}
        {toggles && <td role="cell" />}
      </tr>
    </thead>
  );
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  font: inherit;
  & > svg {
    opacity: 0.4;
    transition:
      transform ${theme.motion.fast} ${theme.motion.ease},
      opacity ${theme.motion.fast} ${theme.motion.ease};
  }
  &:hover > svg {
    opacity: 1;
  }
  &[data-direction] {
    color: ${theme.color.text};
  }
  &[data-direction] > svg {
    opacity: 1;
    color: ${theme.color.accentText};
  }
  &[data-direction='ascending'] > svg {
    transform: rotate(180deg);
  }
`;
