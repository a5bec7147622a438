import { useText } from '@baize/i18n';
import { useCurrentRoute } from '@baize/routing';
import { theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shellMessages } from '../messages.ts';

const CONTENT = 'content';

/** The main part of a page, with the way to it for keyboards. */
export function Page({ children }: { children: ReactNode }) {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  return (
    <Main id={CONTENT} tabIndex={-1} data-play={isInPlay}>
      {children}
    </Main>
  );
}

/** The first thing that Tab finds: past the header, to the page. */
export function SkipLink() {
  const t = useText(shellMessages);
  return <Skip href={`#${CONTENT}`}>{t('skip_to_content')}</Skip>;
}

const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${theme.page.width};
  min-inline-size: 0;
  margin-inline: auto;
  padding-inline: ${theme.page.gutter};
  outline: none;
  &[data-play='true'] {
    max-inline-size: none;
    padding-inline: 0;
  }
`;

const Skip = styled.a`
  position: absolute;
  z-index: ${theme.layer.alert};
  inset-block-start: -100px;
  inset-inline-start: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  &:focus {
    inset-block-start: ${theme.space.s};
  }
`;
