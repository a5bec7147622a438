import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { TopBar } from '@baize/ui';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchButton } from '../search/SearchButton.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import { Logo } from './Logo.tsx';
import { Notice } from './Notice.tsx';
import { UtilityBarPlaceholder } from './UtilityBarPlaceholder.tsx';
import { deferredComponent } from '../deferredComponent.tsx';

/*
 * The server renders the utility bar, and visitors have no account menu: both load after the page's own code.
 */
const UtilityBar = deferredComponent(async () => (await import('./UtilityBar.tsx')).UtilityBar);
const DisplayMenu = deferredComponent(async () => (await import('./DisplayMenu.tsx')).DisplayMenu);
const PlayerBar = deferredComponent(async () => (await import('./PlayerBar.tsx')).PlayerBar);

interface Props {
  /** Shown before the logo: a layout's menu button. */
  menu?: ReactNode;
  /** `narrow`: hides the menu button where the primary nav fits. */
  menuShown?: 'always' | 'narrow';
  /** The primary nav (`PrimaryNav`), unless the layout has a side nav or a bottom nav. */
  nav?: ReactNode;
  /** Language and display settings; phones have them in the drawer. */
  tools?: boolean;
  /** The utility bar above the header: shortcuts and the time. */
  line?: boolean;
  /** A game is in play: hides the utility bar and the notice, and on a phone in landscape the whole header. */
  inPlay?: boolean;
}

/** The header of every page, in the brand's variant. */
export function Header(props: Props) {
  const { menu, menuShown, nav, tools = true, line = true, inPlay = false } = props;
  const { layout } = useBrand();
  const isPlayer = useIsPlayer();
  return (
    <>
      {line && !inPlay && (
        <Suspense fallback={<UtilityBarPlaceholder />}>
          <UtilityBar />
        </Suspense>
      )}
      <TopBar
        variant={layout.header}
        logo={<Logo />}
        menu={menu}
        menuShown={menuShown}
        low={inPlay ? 'hidden' : 'scrolls'}
        nav={nav}
        tools={
          tools && (
            <Suspense fallback={<ToolsRoom />}>
              <DisplayMenu />
            </Suspense>
          )
        }
        account={
          <>
            <WhereItFits data-visitor={!isPlayer}>
              <SearchButton />
            </WhereItFits>
            {isPlayer ? (
              <Suspense fallback={null}>
                <PlayerBar />
              </Suspense>
            ) : (
              <GuestButtons />
            )}
          </>
        }
      />
      {!inPlay && <Notice />}
    </>
  );
}

/* On the smallest phones a visitor's two buttons need the room; the drawer has the search too. */
const WhereItFits = styled.span`
  display: contents;
  @media (max-width: 374px) {
    &[data-visitor='true'] {
      display: none;
    }
  }
`;

/* About as wide as the button, so that nothing next to it moves. */
const ToolsRoom = styled.span`
  inline-size: 80px;
`;
