import { formatDateTime } from '@baize/i18n';
import { DeviceIcon, Icon, MobileIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deviceOf } from './deviceOf.ts';
import type { LoginRow } from './securityQueries.ts';

/** The platform's `YYYY-MM-DD HH:mm:ss`, which is UTC. */
function timeOf(text: string): string {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? '—' : formatDateTime(date);
}

/** Logins as rows: device, address, time in UTC. */
export function LoginList({ rows }: { rows: readonly LoginRow[] }) {
  const { t } = useTranslation('accountProfile');
  return (
    <List>
      {rows.map(({ user_agent: userAgent = '', ip, created_at: at }, index) => {
        const { browser, system, isPhone } = deviceOf(userAgent);
        const name = [browser, system].filter(Boolean).join(' · ');
        return (
          <li key={`${at}/${index}`}>
            <Icon of={isPhone ? MobileIcon : DeviceIcon} size={22} />
            <div>
              <Name>{name || t('logins_unknown_device')}</Name>
              <Muted>
                {ip && `${ip} · `}
                {timeOf(at)} UTC
              </Muted>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  list-style: none;
  padding: 0;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    padding-block: ${theme.space.s};
    border-block-start: 1px solid ${theme.color.line};
  }
  & svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
  & div {
    min-inline-size: 0;
  }
`;

const Name = styled.p`
  font-weight: ${theme.weight.medium};
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
