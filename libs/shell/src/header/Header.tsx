import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { media, theme, TopBar } from '@baize/ui';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { SearchButton } from '../search/SearchButton.tsx';
import { hasUtilityBar } from './hasUtilityBar.ts';
import { GuestButtons } from './GuestButtons.tsx';
import { Logo } from './Logo.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { playerBar } from './playerParts.ts';
import { UtilityBarPlaceholder } from './UtilityBarPlaceholder.tsx';
import { deferredPart } from '../deferredPart.tsx';

interface Props {
  /** Shown before the logo: a layout's menu button. */
  menu?: ReactNode;
  /** `narrow`: hides the menu button where the primary nav fits. */
  menuShown?: 'always' | 'narrow';
  /** The primary nav (`PrimaryNav`), unless the layout has a bottom nav. */
  nav?: ReactNode;
  /** Language and display settings; phones have them in the drawer. */
  tools?: boolean;
  /** The utility bar above the header: shortcuts and the time. */
  line?: boolean;
  /** Visitors sign up elsewhere in this layout. */
  loginOnly?: boolean;
  /** A game is in play: hides the utility bar and the notice, and on a phone in landscape the whole header. */
  inPlay?: boolean;
}

/* Reserves the size of the loading content, to avoid layout shift. */
const ToolsRoom = styled.span`
  inline-size: 80px;
`;

const BellRoom = styled.span`
  inline-size: 44px;
`;

const ProductsRoom = styled.div`
  block-size: 48px;
  background: ${theme.color.sunken};
`;

/*
 * The server renders the utility bar, and visitors have no account menu, so both load after the page's own code. So do
 * header parts that not every brand has.
 */
const UtilityBar = deferredPart(
  async () => (await import('./UtilityBar.tsx')).UtilityBar,
  <UtilityBarPlaceholder />,
);
const DisplayMenu = deferredPart(async () => (await import('./DisplayMenu.tsx')).DisplayMenu, <ToolsRoom />);
const NoticeBell = deferredPart(async () => (await import('./NoticeBell.tsx')).NoticeBell, <BellRoom />);
const ProductBar = deferredPart(async () => (await import('./ProductBar.tsx')).ProductBar, <ProductsRoom />);
const SearchBox = deferredPart(async () => (await import('./SearchBox.tsx')).SearchBox, null);

/** The header of every page, in the brand's variant. */
export function Header(props: Props) {
  const { menu, menuShown, nav, tools = true, line = true, loginOnly, inPlay = false } = props;
  const brand = useBrand();
  const { layout } = brand;
  const hasProducts = layout.header === 'bottom';
  const isPlayer = useIsPlayer();
  return (
    <>
      {line && !inPlay && hasUtilityBar(brand) && <UtilityBar />}
      <TopBar
        variant={layout.header}
        logo={<Logo />}
        menu={menu}
        menuShown={menuShown}
        low={inPlay ? 'hidden' : 'scrolls'}
        nav={hasProducts ? <SearchBox /> : nav}
        tools={tools && <DisplayMenu />}
        account={
          <>
            {layout.notice === 'bell' && !inPlay && <NoticeBell />}
            <WhereItFits data-visitor={!isPlayer} data-bell={layout.notice === 'bell'} data-box={hasProducts}>
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
        }
      />
      {hasProducts && !inPlay && <ProductBar />}
      {!inPlay && <NoticeBar />}
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
