/* @chunk games */
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { tileBorder } from '../game-tile/tileStyles.ts';
import { theme } from '../theme/theme.ts';
import { tableBody, tableName, tableStage } from './tableTileStyles.ts';

/**
 * The placeholder of a loading LiveTableTile: exactly the same box.
 *
 * - Use while the list of tables is loading, as many as expected.
 * - Not for a loaded table without feed data: LiveTableTile without a `state`.
 * - Screen reader: nothing; its list says that it is busy.
 */
export function LiveTableTileSkeleton() {
  return (
    <Root aria-hidden="true">
      <Stage>
        <Skeleton shape="block" height="100%" />
      </Stage>
      <Body>
        <Name>
          <Skeleton width="70%" />
        </Name>
        <div>
          <Small>
            <Skeleton width="40%" />
          </Small>
          <Small>
            <Skeleton width="55%" />
          </Small>
        </div>
      </Body>
    </Root>
  );
}

const Root = styled.div`
  ${tileBorder}
  background: ${theme.color.surface};
`;

const Stage = styled.div`
  ${tableStage}
`;

const Body = styled.div`
  ${tableBody}
`;

const Name = styled.p`
  ${tableName}
  display: flow-root;
`;

const Small = styled.p`
  font-size: ${theme.size.s};
  display: flow-root;
  block-size: 1.4em;
  line-height: 1.4;
`;
