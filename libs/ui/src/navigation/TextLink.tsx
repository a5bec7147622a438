import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ExternalIcon } from '../icon/icons.ts';
import { UiLink } from '../link/UiLink.tsx';
import { theme } from '../theme/theme.ts';

export type TextLinkProps = {
  href: string;
  /** Omit it if `Trans` fills it in from the text around the link. */
  children?: ReactNode;
  /** Makes it open in a new tab and announces that: "opens in a new tab". */
  newTabLabel?: string;
  /** `quiet` has the colour of the surrounding text, for footers and small print. */
  tone?: 'accent' | 'quiet';
  onClick?: () => void;
};

/**
 * A link within a sentence.
 *
 * - Use for rules, help, another page, in running text and small print.
 * - Not as a standalone link that looks like a button: ButtonLink. Not for an action: Button.
 * - Keys: Enter follows it.
 * - Screen reader: named by its text, so never "here"; a new tab is announced through `newTabLabel`.
 */
export function TextLink({ href, children, newTabLabel, tone = 'accent', onClick }: TextLinkProps) {
  const away = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Root
      as={newTabLabel === undefined ? UiLink : 'a'}
      href={href}
      data-tone={tone}
      onClick={onClick}
      {...away}
    >
      {children}
      {newTabLabel !== undefined && (
        /* Attached to the last word, so that the icon never wraps to a line alone. */
        <NewTabIcon>
          &#8288;
          <Icon of={ExternalIcon} size={14} />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </NewTabIcon>
      )}
    </Root>
  );
}

const Root = styled.a`
  border-radius: 3px;
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  overflow-wrap: anywhere;
  transition: text-decoration-color ${theme.motion.fast} ${theme.motion.ease};
  &[data-tone='quiet'] {
    color: inherit;
  }
  &:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`;

const NewTabIcon = styled.span`
  position: relative;
  white-space: nowrap;
  & > svg {
    display: inline !important;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;
