import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconComponent } from '../icon/Icon.tsx';
import { UiLink } from '../link/UiLink.tsx';

/** One place to go, or one thing to do, in a menu, a bar or a strip. */
export type NavItem = {
  id: string | number;
  label: string;
  icon?: IconComponent;
  /** Where it leads; with `onSelect` alone it is a button. */
  href?: string;
  onSelect?: () => void;
  current?: boolean;
  /** A count or a mark such as "new". */
  badge?: ReactNode;
};

type Props = { item: NavItem; children: ReactNode } & Pick<ComponentPropsWithRef<'a'>, 'className' | 'title'>;

/**
 * Renders a NavItem as the link or button it is, without looks. Style it with `styled(NavTarget)`.
 *
 * - Use to build a bar, a rail or a menu of places.
 * - Not in a page: ButtonLink, Button or TextLink.
 * - Keys: Enter follows or presses; Space presses, where it is a button.
 * - Aloud: the current place has `aria-current`, a chosen button `aria-pressed`.
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

/** The CSS selector of the chosen one, link or button. */
export const CURRENT = ":is([aria-current='page'], [aria-pressed='true'])";
