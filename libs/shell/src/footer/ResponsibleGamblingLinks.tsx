import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { ExternalIcon, Icon, media, NavTarget, theme, UiLink } from '@baize/ui';
import { styled } from 'styled-components';
import { useFullMenu } from '../menu/useFullMenu.ts';
import { AgeBadge } from './AgeBadge.tsx';

/** Minimum age, links to limits, and help organisations. */
export function ResponsibleGamblingLinks() {
  const { t } = useTranslation('shellDeferred');
  const { helpLines, legal } = useBrand();
  return (
    <Root aria-label={t('footer_safer')}>
      <Words>
        <AgeBadge />
        <div>
          <Title>{t('footer_protect')}</Title>
          <p>
            {t('minimum_age', { age: legal.minimumAge })} {t('footer_protect_text')}
          </p>
        </div>
      </Words>
      <Tools>
        {useFullMenu('footer_safer').map((item) => (
          <li key={item.id}>
            <NavTarget item={item}>
              {item.icon && <Icon of={item.icon} size={18} />}
              {item.label}
            </NavTarget>
          </li>
        ))}
      </Tools>
      <Help>
        <p>{t('help_lines')}</p>
        <Lines>
          {helpLines.map(({ name, url }) => (
            <li key={url}>
              <UiLink href={url}>
                {name}
                <Icon of={ExternalIcon} size={14} />
              </UiLink>
            </li>
          ))}
        </Lines>
      </Help>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.l};
  ${media.web} {
    grid-template-columns: minmax(0, 1fr) fit-content(45%) auto;
    gap: ${theme.space.xl};
  }
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  line-height: 1.5;
`;

const Title = styled.p`
  color: ${theme.color.text};
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
`;

const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(148px, 100%), 1fr));
  gap: ${theme.space.xs};
  /* As wide as their text, since a visitor sees only one link. */
  ${media.web} {
    display: flex;
    flex-wrap: wrap;
  }
  & :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${theme.space.xxs} ${theme.space.s};
    border: 0;
    border-radius: ${theme.radius.m};
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    color: ${theme.color.text};
    font: inherit;
    font-weight: ${theme.weight.medium};
    line-height: 1.2;
    text-align: start;
    text-decoration: none;
    transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
    & > svg {
      flex: none;
      color: ${theme.color.accentText};
    }
    ${media.hover} {
      &:hover {
        box-shadow: inset 0 0 0 1px ${theme.color.accentText};
      }
    }
  }
`;

const Help = styled.div`
  & > p {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
`;

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
  ${media.web} {
    display: grid;
  }
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    color: ${theme.color.accentText};
    text-underline-offset: 3px;
    ${media.touch} {
      min-block-size: 44px;
    }
  }
`;
