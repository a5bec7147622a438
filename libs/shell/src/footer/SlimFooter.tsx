import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useIsInPlay } from '@baize/routing';
import { media, NavTarget, SnowSwitch, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { setSnow, useHasSnow, useSnow } from '../snow/snowStore.ts';
import { useFullMenu } from '../menu/useFullMenu.ts';
import { AgeBadge } from './AgeBadge.tsx';

/**
 * The footer while a game is in play: minimum age, safer-gambling links and help, in one line, which scrolls sideways
 * on a phone. In the embedded site it's on every page, wraps to two lines if needed, and has the snow switch (spec
 * 1/2.shell/8).
 */
export function SlimFooter() {
  const { t } = useTranslation('shellDeferred');
  const { helpLines, legal } = useBrand();
  const isInPlay = useIsInPlay();
  const hasSnow = useHasSnow() && !isInPlay;
  const snow = useSnow();
  const items = [
    ...useFullMenu('footer_safer'),
    ...helpLines.map(({ name, url }) => ({ id: url, label: name, href: url })),
  ];
  return (
    <Root data-play={isInPlay}>
      <AgeBadge size="s" />
      <Words>
        <p>{t('minimum_age', { age: legal.minimumAge })}</p>
        <List aria-label={t('footer_safer')}>
          {items.map((item) => (
            <li key={item.id}>
              <NavTarget item={item}>{item.label}</NavTarget>
            </li>
          ))}
        </List>
      </Words>
      {hasSnow && <SnowSwitch snow={snow} onSnowChange={setSnow} label={t('snow')} />}
    </Root>
  );
}

const Root = styled.footer`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.xs} ${theme.page.gutter};
  background: ${theme.color.surface};
  box-shadow: inset 0 1px 0 ${theme.color.line};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  min-inline-size: 0;
  /* The badge also shows the age. */
  ${media.phone} {
    [data-play='true'] > & > p {
      display: none;
    }
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  ${media.phone} {
    [data-play='true'] & {
      flex-wrap: nowrap;
      overflow-x: auto;
      white-space: nowrap;
    }
  }
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    ${media.touch} {
      min-block-size: 44px;
    }
  }
`;
