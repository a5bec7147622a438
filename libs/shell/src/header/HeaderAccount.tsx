import { useBrand } from '@baize/brand';
import { useIsPlayerDeferred } from '@baize/session';
import { media } from '@baize/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { deferredPart } from '../deferredPart.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import { playerBar } from './playerParts.ts';

interface Props {
  /** Visitors sign up elsewhere in this layout. */
  loginOnly: boolean | undefined;
  /** A game is in play. */
  inPlay: boolean;
}

/* Reserves the size of the loading content, to avoid layout shift. */
const BellRoom = styled.span`
  inline-size: 44px;
`;

const NoticeBell = deferredPart(async () => (await import('./NoticeBell.tsx')).NoticeBell, <BellRoom />);

/** The end of the header: notices, search, and a player's balance and menus or a visitor's buttons. */
export function HeaderAccount({ loginOnly, inPlay }: Props) {
  const { layout } = useBrand();
  const isPlayer = useIsPlayerDeferred();
  const hasBell = layout.notice === 'bell';
  return (
    <>
      {hasBell && !inPlay && <NoticeBell />}
      <WhereItFits data-visitor={!isPlayer} data-bell={hasBell} data-box={layout.header === 'bottom'}>
        <SearchButton />
      </WhereItFits>
      {isPlayer ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <playerBar.Component />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <GuestButtons loginOnly={loginOnly} />
      )}
    </>
  );
}

/* On small phones a visitor's two buttons need the space; search is also in the drawer. */
const WhereItFits = styled.span`
  display: contents;
  @media (max-width: 374px) {
    &[data-visitor='true'] {
      display: none;
    }
  }
  @media (max-width: 449px) {
    &[data-visitor='true'][data-bell='true'] {
      display: none;
    }
  }
  /* Wide screens have the search box. */
  ${media.desktop} {
    &[data-box='true'] {
      display: none;
    }
  }
`;
