import { EnvoyPage } from './EnvoyPage.tsx';

/** /Deposit/envoyqr/ (spec 3/2.money/7). */
export const EnvoyQrPage = () => <EnvoyPage kind="qr" />;
