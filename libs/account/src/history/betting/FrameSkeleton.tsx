import { Skeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';

const ROWS = 6;

/** The outline of a provider's history while it opens. */
export const FrameSkeleton = () => (
  <Root aria-hidden="true">
    {Array.from({ length: ROWS }, (_, row) => (
      <Skeleton key={row} height="64px" />
    ))}
  </Root>
);

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
  inline-size: 100%;
  padding: ${theme.space.m};
`;
