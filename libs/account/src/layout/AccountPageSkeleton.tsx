import { media, Skeleton } from '@baize/ui';
import { styled } from 'styled-components';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';

/** A page of the account in server-rendered markup: its heading, and placeholders for what only its player sees. */
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

/* Where the account's menu is beside the page. */
const Wide = styled.div`
  display: none;
  ${media.web} {
    display: block;
  }
`;
