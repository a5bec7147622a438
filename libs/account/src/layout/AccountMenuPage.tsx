import { PageMeta, useHasRoute, paths } from '@baize/routing';
import { useLogout } from '@baize/session';
import {
  Button,
  ButtonLink,
  Card,
  DepositIcon,
  Icon,
  LogOutIcon,
  media,
  theme,
  WithdrawIcon,
} from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountEntryCard } from './AccountEntryCard.tsx';
import { AccountEntryGroups } from './AccountEntryGroups.tsx';
import { AccountMenuLayout } from './AccountMenuLayout.tsx';
import { AccountOwner } from './AccountOwner.tsx';

/** The account's hub: the player, the balance, and all entries as large rows (spec 3/2, ADR 47). */
export function AccountMenuPage() {
  const { t } = useTranslation('account');
  const logout = useLogout();
  const hasRoute = useHasRoute();
  return (
    <AccountMenuLayout>
      <PageMeta title={t('account')} unlisted />
      <Card>
        <AccountOwner />
        <Links>
          {hasRoute(paths.deposit) && (
            <ButtonLink href={paths.deposit} leading={<Icon of={DepositIcon} size={20} />}>
              {t('deposit')}
            </ButtonLink>
          )}
          {hasRoute(paths.withdraw) && (
            <ButtonLink
              variant="secondary"
              href={paths.withdraw}
              leading={<Icon of={WithdrawIcon} size={20} />}
            >
              {t('withdraw')}
            </ButtonLink>
          )}
        </Links>
      </Card>
      <AccountEntryGroups>
        {(groups) => (
          <>
            <Groups>
              {groups.map((group) => (
                <AccountEntryCard key={group.id} group={group} title={t(`group_${group.id}`)} />
              ))}
            </Groups>
            <Button
              variant="secondary"
              leading={<Icon of={LogOutIcon} size={20} />}
              onClick={() => logout.mutate()}
            >
              {t('log_out')}
            </Button>
          </>
        )}
      </AccountEntryGroups>
    </AccountMenuLayout>
  );
}

const Links = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space.s};
  &:empty {
    display: none;
  }
`;

/* Cards of different height, packed in columns. */
const Groups = styled.div`
  columns: 1;
  column-gap: ${theme.space.l};
  & > * {
    break-inside: avoid;
    margin-block-end: ${theme.space.m};
  }
  ${media.tablet} {
    columns: 2;
  }
  ${media.web} {
    columns: 3;
  }
`;
