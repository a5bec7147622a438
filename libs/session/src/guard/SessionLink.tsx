import { AppLink } from '@baize/routing';
import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';

interface Props {
  to: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link between session pages that passes on the page a guard redirected from. */
export function SessionLink({ to, onClick, children }: Props) {
  const { state } = useLocation() as { state: unknown };
  return (
    <LinkText>
      <AppLink to={to} state={state} onClick={onClick}>
        {children}
      </AppLink>
    </LinkText>
  );
}

const LinkText = styled.span`
  & > a {
    display: inline-flex;
    align-items: center;
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.medium};
    text-underline-offset: 3px;
    &:not(:hover) {
      text-decoration: none;
    }
    ${media.touch} {
      min-block-size: 44px;
    }
  }
`;
