import { useBalance, usePlayerName } from '@baize/player';
import { Avatar, IconButton, Money, ReloadIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The player's name, and the balance with a button that reloads the profile (spec 3/2). */
export function AccountOwner() {
  const { t } = useTranslation('account');
  const { full, username, initials } = usePlayerName();
  const { text, minor, refresh, isRefreshing } = useBalance();
  return (
    <Root>
      <Who>
        <Avatar initials={initials} size={48} />
        <Words>
          <Name>{full || '…'}</Name>
          {full !== username && <Muted>{username}</Muted>}
        </Words>
      </Who>
      <Worth>
        <div>
          <Muted>{t('balance')}</Muted>
          <Amount>
            <Money amount={minor === undefined ? undefined : text} unknownLabel={t('balance_unknown')} />
          </Amount>
        </div>
        <IconButton
          icon={ReloadIcon}
          label={t('refresh_balance')}
          aria-busy={isRefreshing}
          onClick={() => !isRefreshing && refresh()}
        />
      </Worth>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`;

const Words = styled.div`
  min-inline-size: 0;
`;

const Name = styled.p`
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`;

const Worth = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.xs} ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Amount = styled.p`
  font-size: ${theme.size.l};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
`;
