import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconComponent } from '../icon/Icon.tsx';
import { UiLink } from '../link/UiLink.tsx';

/** One link or action in a menu, a bar or a strip. */
export type NavItem = {
  id: string | number;
  label: string;
  icon?: IconComponent;
  /** The link's URL; with `onSelect` alone it is a button. */
  href?: string;
  onSelect?: () => void;
  current?: boolean;
  /** A count or a badge such as "new". */
  badge?: ReactNode;
};

type Props = { item: NavItem; children: ReactNode } & Pick<ComponentPropsWithRef<'a'>, 'className' | 'title'>;

/**
 * Renders a NavItem as a link or a button, unstyled. Style it with `styled(NavTarget)`.
 *
 * - Use to build a bar, a rail or a navigation menu.
 * - Not in a page: ButtonLink, Button or TextLink.
 * - Keys: Enter follows or presses; Space presses, where it is a button.
 * - Screen reader: the current item has `aria-current`, a selected button `aria-pressed`.
 */
export function NavTarget({ item, children, ...rest }: Props) {
  return item.href === undefined ? (
    <button {...rest} type="button" aria-pressed={item.current} onClick={item.onSelect}>
      {children}
    </button>
  ) : (
    <UiLink
      {...rest}
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      onClick={item.onSelect}
    >
      {children}
    </UiLink>
  );
}

/** CSS selector of the current item, link or button. */
export const CURRENT = ":is([aria-current='page'], [aria-pressed='true'])";
