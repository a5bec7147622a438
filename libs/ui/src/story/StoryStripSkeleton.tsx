import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { theme } from '../theme/theme.ts';

export type StoryStripSkeletonProps = { count?: number };

/**
 * The placeholder of a loading StoryStrip: the same height, rings included.
 *
 * - Use while the stories are loading.
 * - Not if there are none: show nothing, or an EmptyState on a separate page.
 * - Screen reader: nothing.
 */
export function StoryStripSkeleton({ count = 12 }: StoryStripSkeletonProps) {
  return (
    <Row aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Place key={index}>
          <Ring data-part="story-skeleton">
            <Skeleton height="84px" shape="block" />
          </Ring>
          <Word>
            <Skeleton width="60px" />
          </Word>
        </Place>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space.s};
  margin-inline: calc(-1 * ${theme.page.gutter});
  padding: 8px ${theme.page.gutter};
  overflow: hidden;
`;

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  flex: none;
  inline-size: 92px;
  padding-block-end: ${theme.space.xs};
`;

/* Round as the rings are, unless the brand's stories have another shape. */
const Ring = styled.span`
  display: block;
  inline-size: 84px;
  border-radius: 50%;
  overflow: hidden;
`;

/* As high as a ring's title. */
const Word = styled.span`
  display: block;
  padding-block-start: 2px;
  block-size: calc(2px + 1.25em);
  font-size: ${theme.size.xs};
  line-height: 1.25;
`;
