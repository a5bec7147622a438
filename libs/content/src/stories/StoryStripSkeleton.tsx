import { Skeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';

const RINGS = 12;

/** The row of rings before its stories are there, in the same height. */
export const StoryStripSkeleton = () => (
  <Row aria-hidden="true">
    {Array.from({ length: RINGS }, (_, index) => (
      <Skeleton key={index} shape="circle" width="76px" height="76px" />
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  gap: ${theme.space.m};
  overflow: hidden;
  block-size: 108px;
  align-items: center;
  & > span {
    flex: none;
  }
`;
