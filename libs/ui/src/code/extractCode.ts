/**
 * The one-time code in a pasted text: the first run of exactly `length` digits, which may be written with
 * spaces or hyphens (`482 913`, `Kodun: 482913, 5 dakika geçerli`); without one, all digits there are.
 */
export function extractCode(text: string, length: number): string {
  const run = new RegExp(String.raw`(?<!\d)\d(?:[ \u00a0-]?\d){${length - 1}}(?!\d)`);
  return (run.exec(text)?.[0] ?? text).replace(/\D/g, '').slice(0, length);
}
