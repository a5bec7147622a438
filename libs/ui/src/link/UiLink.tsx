import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

export type UiLinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ElementType>('a');

/**
 * Sets the link component for the whole design system: the app passes an adapter of its router's link that takes
 * `href`. Without a provider links are plain `<a>`.
 *
 * - Use once, around the app.
 * - Not for a single other link: the `component` of ButtonLink.
 */
export function UiLinkProvider({ component, children }: { component: ElementType; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An unstyled link; every component that links somewhere uses it.
 *
 * - Use to build a component that links somewhere.
 * - Not in a page: TextLink, ButtonLink or NavTarget.
 * - Keys: Enter follows it.
 */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
