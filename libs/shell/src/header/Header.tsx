import { useBrand } from '@baize/brand';
import { theme, TopBar } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasUtilityBar } from './hasUtilityBar.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import { Logo } from './Logo.tsx';
import { NoticeBar } from './NoticeBar.tsx';
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
const ProductBar = deferredPart(async () => (await import('./ProductBar.tsx')).ProductBar, <ProductsRoom />);
const SearchBox = deferredPart(async () => (await import('./SearchBox.tsx')).SearchBox, null);

/** The header of every page, in the brand's variant. */
export function Header(props: Props) {
  const { menu, menuShown, nav, tools = true, line = true, loginOnly, inPlay = false } = props;
  const brand = useBrand();
  const { layout } = brand;
  const hasProducts = layout.header === 'bottom';
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
        account={<HeaderAccount {...{ loginOnly, inPlay }} />}
      />
      {hasProducts && !inPlay && <ProductBar />}
      {!inPlay && <NoticeBar />}
    </>
  );
}
