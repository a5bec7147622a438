/** The package that a function of a profile belongs to: `react-dom`, `libs/casino`, or `browser` for built-in ones. */
export function packageOf(where: string): string {
  const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(where) ?? [];
  if (dependency) return dependency;
  const [, own] = /^((?:libs|apps)\/[^/]+)\//.exec(where) ?? [];
  return own ?? (where.includes('/') || where.includes('.js') ? 'other' : 'browser');
}
