import { ESLint } from 'eslint';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

/** Only our own rules, and no type information: the probes are files that do not exist. */
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
    ['a lib that imports a tool', CASINO, "import { startSandbox } from '@baize/sandbox'; startSandbox;"],
  ])('stop %s', async (_, file, code) =>
    expect(await broken(file, code)).toContain('@nx/enforce-module-boundaries'),
  );

  it('let a feature import a core', async () =>
    expect(await broken(CASINO, "import { useProfile } from '@baize/session'; useProfile;")).toEqual([]));
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
    ['baize/own-navigation', CASINO, "window.location = 'x';"],
    ['baize/own-navigation', CASINO, "window.open('x');"],
    ['baize/own-navigation', CASINO, "location.assign('x');"],
    ['baize/colour-tokens', CASINO, "export const a = '#ff0000';"],
    ['baize/colour-tokens-in-templates', CASINO, 'export const a = `1px solid rgb(0 0 0)`;'],
    ['baize/static-styles', CASINO, 'styled.p`color: ${(p) => p.color};`;'],
    ['baize/no-star-siblings', CASINO, 'css`& > * + * { margin: 0; }`;'],
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
  ])('%s stops it in %s: %s', async (rule, file, code) => expect(await broken(file, code)).toContain(rule));

  it('leave each thing alone where it lives', async () => {
    expect(await broken('libs/i18n/src/letters.ts', "export const a = 'I'.toLowerCase();")).toEqual([]);
    expect(await broken('libs/ui/src/theme/color/probe.ts', "export const a = '#ff0000';")).toEqual([]);
    expect(await broken('libs/api/src/client.ts', "import create from 'openapi-fetch'; create;")).toEqual([]);
    expect(
      await broken('libs/casino/src/probe.test.ts', "import { answer } from '@baize/testing'; answer;"),
    ).toEqual([]);
  });
});
