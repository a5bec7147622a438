import { media, Skeleton } from '@baize/ui';
import { styled } from 'styled-components';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';

/** An account page in server-rendered markup: its heading, and placeholders for the player's content. */
export const AccountPageSkeleton = (heading: Omit<AccountHeading, 'actions'>) => (
  <AccountPageLayout
    {...heading}
    nav={
      <Wide>
        <Skeleton shape="block" height="640px" />
      </Wide>
    }
  >
    <Skeleton shape="block" height="112px" />
    <Skeleton shape="block" height="240px" />
  </AccountPageLayout>
);

/* Shown where the account menu is beside the page. */
const Wide = styled.div`
  display: none;
  ${media.web} {
    display: block;
  }
`;
