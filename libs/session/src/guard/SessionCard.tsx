import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  intro?: string;
  /** `wide` has room for fields side by side. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The one card that a page of the session is. */
export function SessionCard({ title, intro, width = 'narrow', children }: Props) {
  return (
    <Card data-width={width}>
      <header>
        <Title>{title}</Title>
        {intro && <Intro>{intro}</Intro>}
      </header>
      {children}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-inline-size: 440px;
  margin: ${theme.space.section} auto;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.m};
  ${media.tablet} {
    padding: ${theme.space.xl};
  }
  &[data-width='wide'] {
    max-inline-size: 640px;
  }
`;

const Title = styled.h1`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
`;

const Intro = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.textMuted};
`;
