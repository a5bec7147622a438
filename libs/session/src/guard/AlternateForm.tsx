import { Button, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SessionLink } from './SessionLink.tsx';

interface Props {
  question?: string;
  /** Route of the other form. */
  to: string;
  /** Opens the other form in the current popup instead. */
  onOpen?: () => void;
  children: ReactNode;
}

/** The link from the login form to registration, or the reverse. */
export function AlternateForm({ question, to, onOpen, children }: Props) {
  return (
    <Line>
      {question}
      {onOpen ? (
        <Button variant="quiet" size="s" onClick={onOpen}>
          {children}
        </Button>
      ) : (
        <SessionLink to={to}>{children}</SessionLink>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-block-size: 44px;
  color: ${theme.color.textMuted};
`;
