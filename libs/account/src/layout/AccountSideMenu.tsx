import { useLogout } from '@baize/session';
import { Card, Icon, LogOutIcon, NavTarget, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountEntryGroups } from './AccountEntryGroups.tsx';
import { AccountOwner } from './AccountOwner.tsx';
import { menuRow } from './menuRow.ts';

/** The account's menu beside a page: the player, all entries in groups with the current one marked, log out. */
export function AccountSideMenu() {
  const { t } = useTranslation('account');
  const logout = useLogout();
  return (
    <Card>
      <AccountOwner />
      <AccountEntryGroups>
        {(groups) => (
          <>
            <Menu aria-label={t('account')}>
              {groups.map(({ id, items }) => (
                <Group key={id} aria-labelledby={`account-menu-${id}`}>
                  <Title id={`account-menu-${id}`}>{t(`group_${id}`)}</Title>
                  <List>
                    {items.map((item) => (
                      <li key={item.id}>
                        <NavTarget item={item}>
                          {item.icon && <Icon of={item.icon} size={20} />}
                          <span>{item.label}</span>
                        </NavTarget>
                      </li>
                    ))}
                  </List>
                </Group>
              ))}
            </Menu>
            <LogOut type="button" onClick={() => logout.mutate()}>
              <Icon of={LogOutIcon} size={20} />
              {t('log_out')}
            </LogOut>
          </>
        )}
      </AccountEntryGroups>
    </Card>
  );
}

const Menu = styled.nav`
  display: grid;
  gap: ${theme.space.m};
  margin-inline: calc(-1 * ${theme.space.s});
`;

const Group = styled.section`
  & + & {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Title = styled.h2`
  padding: 0 ${theme.space.s} ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.text};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
`;

const List = styled.ul`
  & > li > :is(a, button) {
    ${menuRow}
    position: relative;
    color: ${theme.color.textMuted};
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 6%, transparent);
      color: ${theme.color.text};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current] {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
      font-weight: ${theme.weight.bold};
    }
  }
`;

const LogOut = styled.button`
  ${menuRow}
  inline-size: calc(100% + 2 * ${theme.space.s});
  margin-inline: calc(-1 * ${theme.space.s});
  color: ${theme.color.dangerText};
  &:hover {
    background: color-mix(in oklab, ${theme.color.danger} 10%, transparent);
  }
`;
