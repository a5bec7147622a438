const importRules = () => import('./validatePhone.ts');

/** Fetches the numbering plans; for a form with a telephone, as soon as it is shown. */
export const loadPhoneRules = () => void importRules().catch(() => undefined);

/** What is wrong with a telephone number. Without its rules, which a bad connection may keep away, the platform judges alone. */
export async function validatePhoneLazily(dial: string, national: string) {
  const rules = await importRules().catch(() => undefined);
  return rules?.validatePhone(dial, national);
}
