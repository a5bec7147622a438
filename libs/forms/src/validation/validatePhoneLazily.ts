const importRules = () => import('./validatePhone.ts');

/** Preloads the numbering plans. Call it when a form with a phone field is shown. */
export const loadPhoneRules = () => void importRules().catch(() => undefined);

/**
 * Validates a phone number; returns undefined if the rules can't be loaded, which leaves the decision to the platform.
 */
export async function validatePhoneLazily(dial: string, national: string) {
  const rules = await importRules().catch(() => undefined);
  return rules?.validatePhone(dial, national);
}
