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

/** A link between the pages of the session: the page that a guard keeps for later goes along. */
export function SessionLink({ to, onClick, children }: Props) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Way>
      <AppLink to={to} state={state} onClick={onClick}>
        {children}
      </AppLink>
    </Way>
  );
}

const Way = styled.span`
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
