/** Polyfills for supported browsers (ADR 69): `URL.canParse`, which Chrome has since 120 and Safari since 17. */
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
