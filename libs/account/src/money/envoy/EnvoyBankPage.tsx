import { EnvoyPage } from './EnvoyPage.tsx';

/** /Deposit/envoy/ (spec 3/2.money/6). */
export const EnvoyBankPage = () => <EnvoyPage kind="bank" />;
