import { useCurrentRoute } from '@baize/routing';
import { Skeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Stands in for the very first page while its code is on its way. */
export function PageSkeleton() {
  /* A page that needs login shows none (spec 1/2.routes/7): whoever may not see it is sent on. */
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
