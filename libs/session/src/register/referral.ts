import { storedText } from '@baize/brand';

const REFERRAL = /^[A-Za-z0-9_-]{1,64}$/;
const stored = storedText('ref_id');

/** Remembers whose invitation this visitor follows (spec 1/3.session/3); anything that is not an id is ignored. */
export function keepReferral(id: string | undefined) {
  if (id !== undefined && REFERRAL.test(id)) stored.set(id);
}

export function referral(): string | undefined {
  const id = stored.get();
  return id !== undefined && REFERRAL.test(id) ? id : undefined;
}

/** It counts once. */
export const forgetReferral = () => stored.clear();
