import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Column } from './Column.ts';
import { DetailsToggle } from './DetailsToggle.tsx';

type Props<Row> = { columns: readonly Column<Row>[]; toggles: boolean; rows: number; detailsLabel: string };

const noWork = () => undefined;

/** Loading rows: the same cells, so that nothing shifts when data arrives. */
export function DataTableSkeleton<Row>({ columns, toggles, rows, detailsLabel }: Props<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <tbody key={row} role="rowgroup" aria-hidden="true" data-skeleton>
      <tr role="row">
        {columns.map(({ id, kind, card, head, skeleton }, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={id}
              role={index === 0 ? 'rowheader' : 'cell'}
              data-kind={kind}
              data-card={card}
              data-label={head}
            >
              <Skeleton width={skeleton ?? (kind === 'number' ? '84px' : '110px')} />
            </Cell>
          );
        })}
        {toggles && (
          <td role="cell" data-toggle>
            <DetailsToggle label={detailsLabel} name={undefined} open={false} controls="" onToggle={noWork} />
          </td>
        )}
      </tr>
    </tbody>
  ));
}
