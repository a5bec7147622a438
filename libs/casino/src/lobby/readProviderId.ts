/* @chunk games */
import type { ProviderAddress } from './providerAddresses.ts';

const ID = /^[1-9]\d{0,5}$/;

/** The provider in a URL, or undefined if this path doesn't allow it. `given` is the URL's `:id`. */
export function readProviderId({ id, ids }: ProviderAddress, given: string | undefined): number | undefined {
  if (id !== undefined) return id;
  const asked = ID.test(given ?? '') ? Number(given) : undefined;
  return asked === undefined || ids?.includes(asked) === false ? undefined : asked;
}
