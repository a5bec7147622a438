export { networkOf, readSender, trustedProxies, type Sender, type TrustsProxy } from './sender.ts';
export { drainable } from './drainable.ts';
export { readArguments, UsageError, wholeNumber } from './readArguments.ts';
export { stopOnSignals } from './stopOnSignals.ts';
