import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon } from '../icon/icons.ts';
import { UiLink, type UiLinkProps } from '../link/UiLink.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type SeeAllProps = UiLinkProps & { children: ReactNode };

/**
 * The quiet link at the end of a section's heading.
 *
 * - Use in a SectionHeader, or as the `action` of a Rail.
 * - Not inside a text: TextLink. Not for the main action: ButtonLink.
 * - Keys: Enter follows it.
 * - Screen reader: a link; several on a page need distinct names (`aria-label`).
 */
export function SeeAll({ children, ...link }: SeeAllProps) {
  return (
    <Root {...link}>
      {children}
      <Icon of={NextIcon} size={16} />
    </Root>
  );
}

const Root = styled(UiLink)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 24px;
  color: ${theme.color.accentText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  ${touchTarget}
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
