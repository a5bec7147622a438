/** Adds what browsers that we support may lack (ADR 69): `URL.canParse`, which Chrome has from 120 on and Safari from 17 on. */
export function addMissingFeatures(): void {
  if ('canParse' in URL) return;
  const canParse = (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
  Object.assign(URL, { canParse });
}
