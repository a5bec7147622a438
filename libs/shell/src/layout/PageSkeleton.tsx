import { useCurrentRoute } from '@baize/routing';
import { Skeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Shown while the code of the very first page loads. */
export function PageSkeleton() {
  /* Nothing on a players-only page (spec 1/2.routes/7), because visitors are redirected from it. */
  if (useCurrentRoute()?.player) return null;
  return (
    <Root aria-hidden="true">
      <Skeleton height="clamp(180px, 30vw, 420px)" />
      <Skeleton height="28px" width="40%" />
      <Skeleton height="220px" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  padding-block: ${theme.space.l};
`;
