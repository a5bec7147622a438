const importRules = () => import('./validatePhone.ts');

/** Loads the numbering plans; call it when a form with a phone field is shown. */
export const loadPhoneRules = () => void importRules().catch(() => undefined);

/** Validates a phone number; returns undefined if its rules can't be loaded, so the platform decides. */
export async function validatePhoneLazily(dial: string, national: string) {
  const rules = await importRules().catch(() => undefined);
  return rules?.validatePhone(dial, national);
}
