import { useBalance, usePlayerName, useProfile } from '@baize/player';
import { Avatar, LogOutIcon, Menu, Money, ReloadIcon, theme } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFullMenu } from '../menu/useFullMenu.ts';

interface Props {
  trigger: ReactElement;
  onLogout: () => void;
}

const PROTECTION = 'limits';

/** The account menu. Its code loads on a press, so it starts open. */
export function AccountDropdown({ trigger, onLogout }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const [open, setOpen] = useState(true);
  const places = useFullMenu('dropdown');
  const { refresh, isRefreshing, minor, text } = useBalance();
  const amount = minor === undefined ? undefined : text;
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      label={t('menu', { ns: 'shell' })}
      header={<Who />}
      items={[
        {
          id: 'refresh',
          label: t('refresh_balance'),
          icon: ReloadIcon,
          onSelect: refresh,
          disabled: isRefreshing,
          staysOpen: true,
          trailing: <Money amount={amount} unknownLabel={t('balance_unknown')} />,
        },
        ...places.map(({ id, label, icon, href, onSelect }, index) => ({
          id,
          label,
          icon,
          href,
          onSelect,
          divided: index === 0 || id === PROTECTION,
        })),
        {
          id: 'logout',
          label: t('log_out'),
          icon: LogOutIcon,
          onSelect: onLogout,
          danger: true,
          divided: true,
        },
      ]}
    />
  );
}

function Who() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const { data: me } = useProfile();
  const { full, username, initials } = usePlayerName();
  if (!me) return null;
  return (
    <Row>
      <Avatar initials={initials} />
      <div>
        <strong>{full}</strong>
        <Small>
          {full !== username && `${username} · `}
          {t('player_id', { id: me.id })}
        </Small>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;
