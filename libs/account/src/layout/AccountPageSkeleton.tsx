import { media, Skeleton } from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountFrameContext } from './AccountFrameContext.ts';
import { AccountPageNav } from './AccountPageNav.tsx';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';

interface Props {
  heading: Omit<AccountHeading, 'actions'>;
  /** The page, once the player is known and its code is there. */
  children?: ReactNode;
}

/**
 * An account page before the page itself: its heading, and placeholders for the player's content. The page that
 * replaces them keeps this heading (`AccountPage`).
 */
export function AccountPageSkeleton({ heading, children }: Props) {
  const isHydrated = useIsHydrated();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <AccountPageLayout
      {...heading}
      actions={<Actions ref={setActions} />}
      nav={
        isHydrated ? (
          <AccountPageNav />
        ) : (
          <Wide>
            <Skeleton shape="block" height="640px" />
          </Wide>
        )
      }
    >
      {children ? (
        <AccountFrameContext value={actions}>{children}</AccountFrameContext>
      ) : (
        <>
          <Skeleton shape="block" height="112px" />
          <Skeleton shape="block" height="240px" />
          <Room />
        </>
      )}
    </AccountPageLayout>
  );
}

/* Where the page's buttons are rendered; no box of its own. */
const Actions = styled.span`
  display: contents;
`;

/* Keeps the footer below the window, where the page's content will push it. */
const Room = styled.div`
  block-size: 60vh;
`;

/* Shown where the account menu is beside the page. */
const Wide = styled.div`
  display: none;
  ${media.web} {
    display: block;
  }
`;
