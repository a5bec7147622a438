import { useBrand } from '@baize/brand';
import { Banner, TextLink, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AccountClosure } from '../token/accountClosed.ts';

/** A notice that the account is closed for a time, with links to help. */
export function AccountClosedNotice({ closure }: { closure: AccountClosure }) {
  const { t } = useTranslation('session');
  const { helpLines } = useBrand();
  return (
    <Banner type="success" title={t(closure === 'break' ? 'break_started' : 'account_closed')}>
      {t('account_closed_text')}
      <Lines>
        {helpLines.map(({ name, url }) => (
          <li key={url}>
            <TextLink href={url} newTabLabel={t('new_tab')}>
              {name}
            </TextLink>
          </li>
        ))}
      </Lines>
    </Banner>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-block-start: ${theme.space.xs};
`;
