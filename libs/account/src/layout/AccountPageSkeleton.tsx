import { media, Skeleton } from '@baize/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountFrameContext } from './AccountFrameContext.ts';
import { AccountPageNav } from './AccountPageNav.tsx';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';

interface Props {
  heading: Omit<AccountHeading, 'actions'>;
  /** The page, once the player is known. */
  children?: ReactNode;
}

/**
 * An account page in server-rendered markup: its heading, and placeholders for the player's content. The page that
 * replaces them keeps this heading (`AccountPage`).
 */
export function AccountPageSkeleton({ heading, children }: Props) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <AccountPageLayout
      {...heading}
      actions={<Actions ref={setActions} />}
      nav={
        children ? (
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
        </>
      )}
    </AccountPageLayout>
  );
}

/* Where the page's buttons are rendered; no box of its own. */
const Actions = styled.span`
  display: contents;
`;

/* Shown where the account menu is beside the page. */
const Wide = styled.div`
  display: none;
  ${media.web} {
    display: block;
  }
`;
