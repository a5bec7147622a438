import { api, call } from '@baize/api';
import { DeviceIcon, MobileIcon } from '@baize/ui';
import { deviceName } from '../../device/deviceName.ts';
import { deviceOf } from '../../device/deviceOf.ts';
import type { HistoryList } from '../HistoryList.ts';
import { decodeSession, type SessionRow } from '../historyRows.ts';

/** Logins (spec 3/history/1). On status 500 it leaves the page (spec 3/history/13). */
export const sessionHistory: HistoryList<SessionRow> = {
  id: 'sessions',
  title: 'sessions',
  lead: 'sessions_lead',
  daysBack: 2,
  leavesOnServerError: true,
  fetchPage: ({ start_date, end_date, page }, signal) =>
    call(api.GET('/account/session-history', { params: { query: { start_date, end_date, page } }, signal })),
  decode: decodeSession,
  columns: [
    {
      kind: 'text',
      head: 'device',
      value: ({ user_agent: agent }, { t }) => deviceName(agent) ?? (agent || t('unknown_device')),
    },
    { kind: 'time', head: 'last_login', value: ({ created_at: at }) => at },
    { kind: 'text', head: 'ip', value: ({ ip }) => ip || undefined },
  ],
  details: [{ kind: 'text', head: 'user_agent', value: ({ user_agent: agent }) => agent || undefined }],
  sign: ({ user_agent: agent }) => ({ icon: deviceOf(agent).isPhone ? MobileIcon : DeviceIcon }),
};
