import { Skeleton } from '@baize/ui';
import type { PropsWithChildren } from 'react';
import { AccountMenuLayout } from './AccountMenuLayout.tsx';

/** The hub in server-rendered markup: its heading, and placeholders for the player and for the entries. */
export const AccountMenuSkeleton = ({ children }: PropsWithChildren) =>
  children || (
    <AccountMenuLayout>
      <Skeleton shape="block" height="224px" />
      <Skeleton shape="block" height="480px" />
    </AccountMenuLayout>
  );
