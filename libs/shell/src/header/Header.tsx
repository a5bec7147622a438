import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import { useIsPlayer } from '@baize/session';
import { TopBar, TopNav } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMenu } from '../menu/useMenu.ts';
import { shellMessages } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayTools } from './DisplayTools.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import { Logo } from './Logo.tsx';
import { Notice } from './Notice.tsx';
import { TopLine } from './TopLine.tsx';

interface Props {
  /** Before the logo: a layout's hamburger. */
  menu?: ReactNode;
  /** `narrow`: the hamburger leaves where the places have room. */
  menuShown?: 'always' | 'narrow';
  /** Whether the main places stand in the bar; a layout with a rail or a bottom bar has them there. */
  places?: boolean;
  /** Language, scheme and stillness; phones have them in the drawer. */
  tools?: boolean;
  /** The line over the bar, with shortcuts and the time. */
  line?: boolean;
  /** The operator's notice under the bar. */
  notice?: boolean;
}

/** The top of every page, in the brand's variant. */
export function Header(props: Props) {
  const { menu, menuShown, places = true, tools = true, line = true, notice = true } = props;
  const t = useText(shellMessages);
  const { layout } = useBrand();
  const items = useMenu('top');
  const isPlayer = useIsPlayer();
  return (
    <>
      {line && <TopLine />}
      <TopBar
        variant={layout.header}
        logo={<Logo />}
        menu={menu}
        menuShown={menuShown}
        nav={
          places && (
            <TopNav
              label={t('main_menu')}
              items={items}
              align={layout.header === 'centred' ? 'center' : 'start'}
            />
          )
        }
        tools={tools && <DisplayTools />}
        account={isPlayer ? <AccountMenu /> : <GuestButtons />}
      />
      {notice && <Notice />}
    </>
  );
}
