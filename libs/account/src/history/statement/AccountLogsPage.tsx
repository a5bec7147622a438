import { HistoryPage } from '../list-page/HistoryPage.tsx';
import { accountLogs } from '../lists/accountLogs.ts';
import { StatementForm } from './StatementForm.tsx';

/** /AccountActivities: the movements of the main wallet, and a monthly statement. */
export const AccountLogsPage = () => <HistoryPage list={accountLogs} after={<StatementForm />} />;
