import { errorMessageKey, isApiError } from '@baize/api';

/** How to handle a refused launch. `message` is one of the platform's translation keys. */
export type LaunchRefusal =
  | { kind: 'verify-phone'; message: string }
  | { kind: 'poker-user'; message: string }
  | { kind: 'no-money'; message: string }
  | { kind: 'go-home'; message: string }
  | { kind: 'shown'; message: string };

const KIND_BY_CODE: ReadonlyMap<string, LaunchRefusal['kind']> = new Map([
  ['621', 'verify-phone'],
  ['1005', 'poker-user'],
]);

const KIND_BY_MESSAGE: ReadonlyMap<string, LaunchRefusal['kind']> = new Map([
  ['insufficient_balance', 'no-money'],
]);

/** Interprets a failed launch: status 500 first, then the code, then the message. */
export function decodeLaunchError(error: unknown): LaunchRefusal {
  const refused = isApiError(error) ? error : undefined;
  const message = errorMessageKey(error);
  if (refused?.status === 500) return { kind: 'go-home', message };
  const kind = KIND_BY_CODE.get(refused?.code ?? '');
  if (kind) return { kind, message: refused?.refusal?.message ?? message };
  return { kind: KIND_BY_MESSAGE.get(message) ?? 'shown', message };
}
