import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { TopBar } from '@baize/ui';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { GuestButtons } from './GuestButtons.tsx';
import { Logo } from './Logo.tsx';
import { Notice } from './Notice.tsx';
import { UtilityBarPlaceholder } from './UtilityBarPlaceholder.tsx';
import { deferredPart } from '../deferredPart.tsx';

/* The painted page has the line, and visitors have no account: their code comes after the page's own. */
const UtilityBar = deferredPart(async () => (await import('./UtilityBar.tsx')).UtilityBar);
const DisplaySettings = deferredPart(async () => (await import('./DisplaySettings.tsx')).DisplaySettings);
const AccountMenu = deferredPart(async () => (await import('./AccountMenu.tsx')).AccountMenu);

interface Props {
  /** Before the logo: a layout's hamburger. */
  menu?: ReactNode;
  /** `narrow`: the hamburger leaves where the places have room. */
  menuShown?: 'always' | 'narrow';
  /** The main places (`PrimaryNav`); a layout with a rail or a bottom bar has them there. */
  nav?: ReactNode;
  /** Language, scheme and stillness; phones have them in the drawer. */
  tools?: boolean;
  /** The line over the bar, with shortcuts and the time. */
  line?: boolean;
  /** A game is in play: neither line nor notice, and no bar on a phone held sideways. */
  inPlay?: boolean;
}

/** The top of every page, in the brand's variant. */
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
              <DisplaySettings />
            </Suspense>
          )
        }
        account={
          isPlayer ? (
            <Suspense fallback={null}>
              <AccountMenu />
            </Suspense>
          ) : (
            <GuestButtons />
          )
        }
      />
      {!inPlay && <Notice />}
    </>
  );
}

/* About as wide as the tools, so that nothing beside them moves. */
const ToolsRoom = styled.span`
  inline-size: 180px;
`;
