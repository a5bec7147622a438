import { Icon, media, SearchIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { openOverlay } from '../overlays/overlayStore.ts';

/** Opens the site's search; as wide as the field that it opens. */
export function SearchBox() {
  const { t } = useTranslation('shellDeferred');
  return (
    <Root type="button" onClick={() => openOverlay('search')}>
      <Icon of={SearchIcon} size={18} />
      <span>{t('search_field')}</span>
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.field};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  font: inherit;
  font-size: ${theme.size.s};
  text-align: start;
  cursor: text;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
    }
  }
`;
