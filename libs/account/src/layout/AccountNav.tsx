import { paths } from '@baize/routing';
import { Icon, media, PreviousIcon, theme, UiLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountSideMenu } from './AccountSideMenu.tsx';

/** The account's navigation: the menu on wide screens, a link to the hub on all others. */
export function AccountNav() {
  const { t } = useTranslation('account');
  return (
    <>
      <Back>
        <UiLink href={paths.accountMenu}>
          <Icon of={PreviousIcon} size={20} />
          {t('account')}
        </UiLink>
      </Back>
      <Wide>
        <AccountSideMenu />
      </Wide>
    </>
  );
}

const Back = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-block-size: 44px;
    margin-inline-start: -4px;
    padding-inline-end: ${theme.space.s};
    border-radius: ${theme.radius.m};
    color: ${theme.color.accentText};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
  }
  ${media.web} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.web} {
    display: block;
  }
`;
