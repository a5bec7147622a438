import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** `quiet` has no background, `raised` is for a card on another card. */
  variant?: 'plain' | 'quiet' | 'raised';
};

/**
 * A surface for related content.
 *
 * - Use for a form, a balance, a table; `quiet` within another surface, `raised` upon one.
 * - Not as a button or a link: ExploreTile, PromoCard. Not for a notice: Banner.
 * - Screen reader: nothing; give it a heading inside, or `role="group"` with a name.
 */
export function Card({ variant = 'plain', ...rest }: CardProps) {
  return <Root {...rest} data-variant={variant} />;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  &[data-variant='quiet'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &[data-variant='raised'] {
    background: ${theme.color.raised};
  }
`;
