import { ESLint } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

/** Only the project's own rules, and no type information: the probes are files that don't exist. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null } } }],
  ruleFilter: ({ ruleId }) =>
    ruleId.startsWith('baize/') || ruleId.startsWith('@nx/') || ruleId === 'no-restricted-imports',
});

async function broken(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse');
}

const CASINO = 'libs/casino/src/lobby/probe.ts';
const SPEC = 'tools/workshop/e2e/src/probe.spec.ts';

describe('layers', () => {
  it.each([
    [
      'a feature that imports a feature',
      CASINO,
      "import { contentRoutes } from '@baize/content'; contentRoutes;",
    ],
    ['a feature that imports the shell', CASINO, "import { Header } from '@baize/shell'; Header;"],
    [
      'a base that imports a core',
      'libs/ui/src/probe.ts',
      "import { useBrand } from '@baize/brand'; useBrand;",
    ],
    [
      'a core that imports a feature',
      'libs/session/src/probe.ts',
      "import { casinoRoutes } from '@baize/casino'; casinoRoutes;",
    ],
    [
      'the shell that imports a feature',
      'libs/shell/src/probe.ts',
      "import { casinoRoutes } from '@baize/casino'; casinoRoutes;",
    ],
    [
      'a lib that imports the platform',
      CASINO,
      "import { startSandbox } from '@baize/sandbox'; startSandbox;",
    ],
    [
      'production that imports the workshop',
      'tools/site/server/src/probe.ts',
      "import { routeBytes } from '@baize/checks/route-bytes'; routeBytes;",
    ],
    [
      'the platform that imports the workshop',
      'tools/platform/sandbox/src/probe.ts',
      "import { routeBytes } from '@baize/checks/route-bytes'; routeBytes;",
    ],
  ])('stop %s', async (_, file, code) =>
    expect(await broken(file, code)).toContain('@nx/enforce-module-boundaries'),
  );

  it('let a feature import a core', async () =>
    expect(await broken(CASINO, "import { useProfile } from '@baize/player'; useProfile;")).toEqual([]));
});

/** ESLint for one file that doesn't exist, with the types that it needs. */
function withTypes(file: string, code: string): ESLint {
  const path = join(ROOT, file);
  const options = { strict: true, target: ts.ScriptTarget.ESNext, lib: ['lib.esnext.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true) : read(name, ...rest);
  const programs = [ts.createProgram([path], options, host)];
  return new ESLint({
    cwd: ROOT,
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null, programs } } },
    ],
    ruleFilter: ({ ruleId }) => ruleId === 'baize/own-properties',
  });
}

describe('property names from outside', () => {
  const TABLE = 'declare const table: Record<string, number>; declare const name: string;';
  const reports = async (file: string, code: string) => {
    const text = `${TABLE} ${code}`;
    const [result] = await withTypes(file, text).lintText(text, { filePath: join(ROOT, file) });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse');
  };

  it.each([
    ['a lookup', 'export const a = table[name];'],
    ['a lookup in an optional object', 'export const a = (table as typeof table | undefined)?.[name];'],
    ['a lookup by a partly known name', 'export const a = (b: "x" | string) => table[b];'],
    ['a lookup guarded by another table', 'export const a = Object.hasOwn({}, name) && table[name];'],
    ['`in`', 'export const a = name in table;'],
    ['an assignment', 'table[name] = 1; export {};'],
  ])('%s is reported', async (_, code) =>
    expect(await reports('libs/casino/src/lobby/probe.ts', code)).toEqual(['baize/own-properties']),
  );

  it.each([
    ['after Object.hasOwn', 'export const a = Object.hasOwn(table, name) ? table[name] : undefined;'],
    ['after Object.hasOwn with &&', 'export const a = Object.hasOwn(table, name) && table[name] > 1;'],
    ['in a list', 'export const a = ["x"][0];'],
    ['by a known name', 'export const a = (b: "x" | "y") => ({ x: 1, y: 2 })[b];'],
    ['by a generic name', 'export const a = <T extends object>(b: T, c: keyof T) => b[c];'],
    ['in a Map', 'export const a = new Map(Object.entries(table)).get(name);'],
    ['of a property that the code names', 'export const a = "x" in table;'],
  ])('a lookup %s passes', async (_, code) =>
    expect(await reports('libs/casino/src/lobby/probe.ts', code)).toEqual([]),
  );

  it.each([
    'apps/web/src/probe.ts',
    'tools/site/server/src/probe.ts',
    'tools/platform/sandbox/src/http/probe.ts',
  ])('are checked in %s, but not in its test', async (file) => {
    const code = 'export const a = table[name];';
    expect(await reports(file, code)).toEqual(['baize/own-properties']);
    expect(await reports(file.replace('.ts', '.test.ts'), code)).toEqual([]);
  });
});

describe('bans', () => {
  it.each([
    ['baize/named-exports', CASINO, 'export default 1;'],
    ['baize/no-enums', CASINO, 'enum A { B }; A;'],
    [
      'baize/safe-html',
      'libs/casino/src/probe.tsx',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    ],
    ['baize/own-case', CASINO, "'I'.toLowerCase();"],
    ['baize/own-case', CASINO, "'i'.toLocaleUpperCase('tr');"],
    ['baize/own-navigation', CASINO, "location.href = 'x';"],
    ['baize/known-paths', CASINO, "export const row = { href: '/Deposit' };"],
    ['baize/own-navigation', CASINO, "window.location = 'x';"],
    ['baize/own-navigation', CASINO, "window.open('x');"],
    ['baize/own-navigation', CASINO, "location.assign('x');"],
    ['baize/colour-tokens', CASINO, "export const a = '#ff0000';"],
    ['baize/colour-tokens-in-templates', CASINO, 'export const a = `1px solid rgb(0 0 0)`;'],
    ['baize/static-styles', CASINO, 'styled.p`color: ${(p) => p.color};`;'],
    ['baize/no-star-siblings', CASINO, 'css`& > * + * { margin: 0; }`;'],
    ['baize/one-network-mode', CASINO, "useMutation({ mutationFn, networkMode: 'online' });"],
    ['baize/one-network-mode', CASINO, 'useMutation({ mutationFn, retry: 1 });'],
    ['baize/one-network-mode', CASINO, 'new QueryClient();'],
    [
      'baize/clean-up-from-set-up',
      'tools/platform/sandbox/src/probe.test.ts',
      'afterAll(() => test.close());',
    ],
    [
      'baize/shared-property-settings',
      'libs/casino/src/probe.test.ts',
      'fc.assert(fc.property(fc.nat(), check), { numRuns: 5 });',
    ],
    [
      'baize/shared-property-settings',
      'libs/casino/src/probe.test.ts',
      'await fc.check(property, { endOnFailure: true, seed: 5 });',
    ],
    [
      'baize/clocks-stand-still',
      'libs/casino/src/probe.long.test.ts',
      'vi.useFakeTimers({ shouldAdvanceTime: true });',
    ],
    [
      'baize/patient-waits',
      'tools/site/http/src/probe.test.ts',
      'await vi.waitFor(() => expect(a).toBe(1));',
    ],
    ['baize/patient-waits', 'tools/site/http/src/probe.test.ts', 'await vi.waitFor(() => check(), 1000);'],
    ['baize/patient-waits', 'libs/casino/src/probe.test.ts', 'await waitFor(check, { timeout: 3000 });'],
    [
      'baize/patient-waits',
      'libs/casino/src/probe.test.ts',
      "await screen.findByText('a', {}, { timeout: 9 });",
    ],
    ['baize/patient-specs', SPEC, 'expect(page).toHaveURL(/a/, { timeout: 1000 });'],
    ['baize/ending-retries', SPEC, 'expect(press).toPass();'],
    ['baize/ending-retries', SPEC, 'expect(press).toPass({ intervals: [{ timeout: 1 }] });'],
    ['baize/no-waits-for-nothing', SPEC, "page.waitForLoadState('networkidle');"],
    ['baize/no-waits-for-nothing', 'tools/workshop/e2e/src/steps.ts', 'page.waitForTimeout(5);'],
    ['baize/no-restyling', CASINO, 'styled(Button)`color: red;`;'],
    ['no-restricted-imports', CASINO, "import createClient from 'openapi-fetch'; createClient;"],
    ['no-restricted-imports', CASINO, "import { Dialog } from 'radix-ui'; Dialog;"],
    ['no-restricted-imports', CASINO, "import Swiper from 'swiper/modules'; Swiper;"],
    ['no-restricted-imports', 'libs/ui/src/rail/probe.ts', "import Swiper from 'swiper'; Swiper;"],
    [
      'no-restricted-imports',
      'libs/ui/src/field/probe.ts',
      "import { OTPInput } from 'input-otp'; OTPInput;",
    ],
    ['no-restricted-imports', 'libs/ui/src/html/probe.ts', "import purify from 'dompurify'; purify;"],
    ['no-restricted-imports', CASINO, "import { answer } from '@baize/testing'; answer;"],
  ])('%s reports it in %s: %s', async (rule, file, code) => expect(await broken(file, code)).toContain(rule));

  it.each([
    "import { theme } from '@baize/ui/theme'; theme;",
    "export { theme } from '@baize/ui/theme';",
    "export * from '@baize/ui/theme';",
    "export const later = () => import('@baize/ui/theme');",
    "export type Theme = import('@baize/ui/theme').Theme;",
  ])('report an import of a package that package.json doesn’t list: %s', async (code) => {
    expect(await broken('tools/workshop/visual/src/probe.ts', code)).toContain('baize/declared-imports');
    expect(await broken('tools/site/document/src/probe.ts', code)).toEqual([]);
  });

  it('report a property test in a project without its set-up', async () => {
    const code = "import fc from 'fast-check'; fc;";
    expect(await broken('tools/workshop/visual/src/probe.test.ts', code)).toContain('baize/declared-imports');
    expect(await broken('libs/casino/src/probe.test.ts', code)).toEqual([]);
  });

  it('allow a test to wait for ten seconds', async () => {
    const code =
      'await vi.waitFor(check, 10_000); await waitFor(check, { timeout: 10_000 }); await waitFor(check);';
    expect(await broken('libs/casino/src/probe.test.ts', code)).toEqual([]);
  });

  it('allow each thing in its own place', async () => {
    expect(await broken(SPEC, 'expect(press).toPass({ timeout: 20_000 });')).toEqual([]);
    expect(await broken('libs/i18n/src/foldForSearch.ts', "export const a = 'I'.toLowerCase();")).toEqual([]);
    expect(await broken('libs/ui/src/theme/color/probe.ts', "export const a = '#ff0000';")).toEqual([]);
    expect(await broken('libs/api/src/api.ts', "import create from 'openapi-fetch'; create;")).toEqual([]);
    for (const file of ['probe.test.ts', 'probe.testing.tsx'])
      expect(
        await broken(`libs/casino/src/${file}`, "import { answer } from '@baize/testing'; answer;"),
      ).toEqual([]);
  });
});
