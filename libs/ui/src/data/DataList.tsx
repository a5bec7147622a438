import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { theme } from '../theme/theme.ts';
import { DataListItem, type ListRecord } from './DataListItem.tsx';
import { DataListSkeleton } from './DataListSkeleton.tsx';
import { useOpenKeys } from './useOpenKeys.ts';

export type DataListProps = {
  /** Names the list; read aloud. */
  label: string;
  records: readonly ListRecord[];
  /** The toggle's label, read aloud with the record's name. */
  detailsLabel?: string;
  loading?: boolean;
  skeletonRows?: number;
  /** Other records are loading: the current ones stay, with a loading bar above them. */
  busy?: boolean;
  /** Announced when it changes: "loading", "24 records". */
  status?: string;
  /** Shown instead of an empty list: an EmptyState. */
  empty?: ReactNode;
  /** Shown instead of the list: an ErrorState. */
  error?: ReactNode;
};

/**
 * Records as sentences: icon, title, time and amount; details on demand.
 *
 * - Use for a history of payments, games, sessions.
 * - Not for records that are compared column by column: DataTable. Not for the facts of one record: FactList.
 * - Keys: Tab reaches each record's toggle, Enter or Space opens it.
 * - Screen reader: a list named by `label`; toggles say open or closed, and `status` announces loading and its outcome.
 */
export function DataList({ label, records, detailsLabel = '', loading = false, ...rest }: DataListProps) {
  const open = useOpenKeys();
  const instead = rest.error ?? (!loading && records.length === 0 ? rest.empty : undefined);
  return (
    <Root>
      <VisuallyHidden role="status">{rest.status}</VisuallyHidden>
      {rest.busy && !instead && (
        <Renewing>
          <LoadingBar busy />
        </Renewing>
      )}
      {instead ?? (
        <List aria-label={label} aria-busy={loading || rest.busy}>
          {loading ? (
            <DataListSkeleton rows={rest.skeletonRows ?? 6} />
          ) : (
            records.map((record) => (
              <DataListItem
                key={record.id}
                record={record}
                detailsLabel={detailsLabel}
                open={open.isOpen(record.id)}
                onToggle={() => open.toggle(record.id)}
              />
            ))
          )}
        </List>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  container-type: inline-size;
`;

const List = styled.ul`
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  overflow: hidden;
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

/* Over the upper edge, so that nothing shifts when it appears. */
const Renewing = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 0;
  inset-inline: ${theme.radius.l};
`;
