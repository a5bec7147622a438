export { networkOf, readSender, trustedProxies, type Sender, type TrustsProxy } from './sender.ts';
export { gracefulShutdown, SHUTDOWN_MS } from './gracefulShutdown.ts';
export { readArguments, UsageError, wholeNumber } from './readArguments.ts';
export { redactSecrets } from './redactSecrets.ts';
export { webOrigin } from './webOrigin.ts';
export { stopOnSignals } from './stopOnSignals.ts';
