import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type SkipLinkProps = {
  /** The id of the target, which receives focus: `tabIndex={-1}`. */
  to: string;
  children: string;
};

/**
 * A link that skips content repeated on every page, or content before the page's main list. Visible only while focused.
 *
 * - Use as the first element of the content it skips: the header, or the banners and filters of a lobby.
 * - Not for a visible link: TextLink.
 * - Keys: Tab reaches it, Enter follows; the next Tab continues from there.
 * - Screen reader: a link.
 */
export const SkipLink = ({ to, children }: SkipLinkProps) => <Root href={`#${to}`}>{children}</Root>;

const Root = styled.a`
  position: fixed;
  z-index: ${theme.layer.alert};
  inset-block-start: -100px;
  inset-inline-start: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.bold};
  &:focus {
    inset-block-start: ${theme.space.s};
  }
`;
