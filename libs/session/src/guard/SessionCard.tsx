import { PageMeta } from '@baize/routing';
import { theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SessionArtwork } from '../artwork/SessionArtwork.tsx';

interface Props {
  title: string;
  intro?: string;
  /** `wide` has room for fields next to each other. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The card of a session page; on wide screens, with artwork next to the form. */
export function SessionCard({ title, intro, width = 'narrow', children }: Props) {
  return (
    <Root>
      <PageMeta title={title} description={intro} />
      <Card data-width={width}>
        <Main>
          <header>
            <Title>{title}</Title>
            {intro && <Intro>{intro}</Intro>}
          </header>
          {children}
        </Main>
        <Aside>
          <SessionArtwork />
        </Aside>
      </Card>
    </Root>
  );
}

/* A container query, not a media query: a side nav takes part of the width. */
const Root = styled.div`
  container-type: inline-size;
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 440px;
  margin-inline: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.m};
  overflow: clip;
  &[data-width='wide'] {
    max-inline-size: 640px;
  }
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    max-inline-size: 960px;
    min-block-size: 600px;
    &[data-width='wide'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 580px);
      max-inline-size: 1060px;
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space.l};
  padding: ${theme.space.l};
  @container (min-width: 480px) {
    padding: ${theme.space.xl};
  }
`;

/* Shown before the form, but after it in reading order. */
const Aside = styled.div`
  display: none;
  @container (min-width: 860px) {
    display: grid;
    order: -1;
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
