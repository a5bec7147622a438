import { useTranslation } from 'react-i18next';
import type { Page } from '@baize/api';
import { media, SelectField, theme, UiLink } from '@baize/ui';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { pageAddress } from './findPage.ts';

interface Props {
  pages: readonly Page[];
  current: Page | undefined;
}

/** The menu of all pages: a list at the side, or a native select if there is no room next to the text. */
export function PageMenu({ pages, current }: Props) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  return (
    <>
      <Side aria-label={t('pages')}>
        <List>
          {pages.map((page) => (
            <li key={page.id}>
              <UiLink href={pageAddress(page)} aria-current={page === current ? 'page' : undefined}>
                {page.name}
              </UiLink>
            </li>
          ))}
        </List>
      </Side>
      <Narrow>
        <SelectField
          label={t('pages')}
          placeholder={current ? undefined : t('choose_page')}
          options={pages.map((page) => ({ value: pageAddress(page), label: page.name }))}
          value={current ? pageAddress(current) : ''}
          onChange={({ target }) => target.value && void navigate(target.value)}
        />
      </Narrow>
    </>
  );
}

const Side = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--bz-bar-top, 0px) + ${theme.space.m});
    max-block-size: calc(100dvh - var(--bz-bar-top, 0px) - 2 * ${theme.space.m});
    padding: ${theme.space.xs};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding: ${theme.space.xs} ${theme.space.s};
    border-radius: ${theme.radius.m};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: color ${theme.motion.fast} ${theme.motion.ease};
  }
  a:hover {
    color: ${theme.color.text};
  }
  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    font-weight: ${theme.weight.bold};
  }
`;

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
