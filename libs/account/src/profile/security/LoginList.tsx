import { DeviceIcon, Icon, MobileIcon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { deviceOf } from '../../device/deviceOf.ts';
import type { LoginRow } from './securityQueries.ts';
import { useDeviceName } from './useDeviceName.ts';
import { useLoginTime } from './useLoginTime.ts';

/** Logins as rows: device, address, time. */
export function LoginList({ rows }: { rows: readonly LoginRow[] }) {
  const nameOf = useDeviceName();
  const timeOf = useLoginTime();
  return (
    <List>
      {rows.map((row, index) => (
        <li key={`${row.created_at}/${index}`}>
          <Icon of={deviceOf(row.user_agent ?? '').isPhone ? MobileIcon : DeviceIcon} size={22} />
          <div>
            <Name>{nameOf(row.user_agent)}</Name>
            <Muted>
              {row.ip && `${row.ip} · `}
              {timeOf(row)}
            </Muted>
          </div>
        </li>
      ))}
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
