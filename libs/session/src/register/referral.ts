import { storedText } from '@baize/site';

const REFERRAL = /^[A-Za-z0-9_-]{1,64}$/;
const stored = storedText('ref_id');

/** Stores the id of the inviting player (spec 1/3.session/3); anything else is ignored. */
export function saveReferral(id: string | undefined) {
  if (id !== undefined && REFERRAL.test(id)) stored.set(id);
}

export function referral(): string | undefined {
  const id = stored.get();
  return id !== undefined && REFERRAL.test(id) ? id : undefined;
}

/** An invitation counts once. */
export const forgetReferral = () => stored.clear();
