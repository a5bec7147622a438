import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { listRow } from './listRow.ts';

/** Loading records, in rows of the final height. */
export function DataListSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} aria-hidden="true" data-skeleton>
      <Skeleton shape="block" width="44px" height="44px" />
      <Words>
        <Skeleton width={row % 2 ? '38%' : '52%'} />
        <Skeleton width="30%" />
      </Words>
      <Skeleton width="84px" />
    </Row>
  ));
}

const Row = styled.li`
  ${listRow}
  & > span {
    flex: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
