import { useIsInPlay } from '@baize/routing';
import { SkipLink, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const CONTENT = 'content';

/** The page's `main` element, the target of `SkipToPage`. */
export function Page({ children }: { children: ReactNode }) {
  const isInPlay = useIsInPlay();
  return (
    <Main id={CONTENT} tabIndex={-1} data-play={isInPlay}>
      {children}
    </Main>
  );
}

/** The first Tab stop: skips the header. */
export function SkipToPage() {
  const { t } = useTranslation('shell');
  return <SkipLink to={CONTENT}>{t('skip_to_content')}</SkipLink>;
}

const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${theme.page.width};
  min-inline-size: 0;
  margin-inline: auto;
  padding-inline: ${theme.page.gutter};
  outline: none;
  /* A game fills the viewport, minus the space that the layout reserves for other elements. */
  &[data-play='true'] {
    display: flex;
    flex-direction: column;
    flex: 1 0 auto;
    block-size: var(--bz-play-height, var(--bz-window, 100dvh));
    max-inline-size: none;
    padding-inline: 0;
  }
`;
