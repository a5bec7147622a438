import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AccountFrameContext } from './AccountFrameContext.ts';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';
import { AccountPageNav } from './AccountPageNav.tsx';

interface Props extends AccountHeading {
  children: ReactNode;
}

/**
 * An account page: its heading, with the account menu beside it on wide screens, and a link to the hub above it on
 * phones and tablets (spec 3/2, ADR 47). The first page of a visit keeps the heading of its markup (`AccountPageSkeleton`).
 */
export function AccountPage(props: Props) {
  const place = use(AccountFrameContext);
  if (place === undefined) return <AccountPageLayout {...props} nav={<AccountPageNav />} />;
  return (
    <>
      {place && createPortal(props.actions, place)}
      {props.children}
    </>
  );
}
