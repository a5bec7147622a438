import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { theme } from '../theme/theme.ts';

/**
 * The placeholder of a loading PromoCard.
 *
 * - Use as many as expected, in the same grid.
 * - Not for other things: Skeleton, GameTileSkeleton.
 * - Screen reader: nothing.
 */
export function PromoCardSkeleton() {
  return (
    <Root aria-hidden="true">
      <Skeleton ratio="16 / 9" shape="block" />
      <Name>
        <Skeleton width="70%" />
      </Name>
    </Root>
  );
}

const Root = styled.div`
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  overflow: hidden;
`;

/* The lines of PromoCard's name: the same padding and line height. */
const Name = styled.div`
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  line-height: 1.3;
`;
