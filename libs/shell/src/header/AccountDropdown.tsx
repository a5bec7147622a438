import { useText } from '@baize/i18n';
import { LogOutIcon, Menu, ReloadIcon } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { shellMessages } from '../messages.ts';

interface Props {
  trigger: ReactElement;
  playerId: number | undefined;
  onRefresh: () => void;
  onLogout: () => void;
}

/** The account's menu; its code came because somebody pressed, so it is open from the start. */
export function AccountDropdown({ trigger, playerId, onRefresh, onLogout }: Props) {
  const t = useText(shellMessages);
  const [open, setOpen] = useState(true);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      label={t('menu')}
      header={playerId !== undefined && t('player_id', { id: playerId })}
      items={[
        { id: 'refresh', label: t('refresh_balance'), icon: ReloadIcon, onSelect: onRefresh },
        { id: 'logout', label: t('log_out'), icon: LogOutIcon, onSelect: onLogout },
      ]}
    />
  );
}
