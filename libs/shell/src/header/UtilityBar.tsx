import { media, NavTarget, theme } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFullMenu } from '../menu/useFullMenu.ts';
import { Clock } from './Clock.tsx';
import { UtilityBarPlaceholder } from './UtilityBarPlaceholder.tsx';
import { deferredComponent } from '../deferredComponent.tsx';

/* The networks' logos have too many bytes for the first paint. */
const SocialMediaLinks = deferredComponent(
  async () => (await import('./SocialMediaLinks.tsx')).SocialMediaLinks,
);

/** The slim bar above the header of wide screens: shortcuts, social links, the time. */
export function UtilityBar() {
  const { t } = useTranslation('shellDeferred');
  return (
    <UtilityBarPlaceholder>
      <Line>
        <nav aria-label={t('quick_menu')}>
          <List>
            {useFullMenu('quick').map((item) => (
              <li key={item.id}>
                <NavTarget item={item}>{item.label}</NavTarget>
              </li>
            ))}
          </List>
        </nav>
        <End>
          <Suspense fallback={null}>
            <SocialMediaLinks size="s" />
          </Suspense>
          <Time>
            <Clock />
          </Time>
        </End>
      </Line>
    </UtilityBarPlaceholder>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  max-inline-size: calc(${theme.page.width} + 2 * ${theme.page.gutter});
  block-size: 100%;
  margin-inline: auto;
  padding-inline: ${theme.page.gutter};
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space.m};
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${theme.color.text};
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`;

/* The width of the time, before it renders. */
const Time = styled.div`
  display: flex;
  justify-content: end;
  min-inline-size: 11ch;
`;
