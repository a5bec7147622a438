import { brandsFolder } from '@baize/brand/node';
import { UsageError } from '@baize/http';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOLDERS } from '../FOLDERS.ts';
import { FOLDERS as PACKED_FOLDERS } from '../packed/FOLDERS.ts';
import { readSettings, type Settings } from './readSettings.ts';
import { SETTINGS } from './SETTINGS.ts';
import { usage } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-settings-'));
const file = join(folder, 'file');
const gone = join(folder, 'gone');
const broken = join(folder, 'broken');
/** A folder with a single brand: reading all of them takes a quarter of a second. */
const brands = join(folder, 'brands');
beforeAll(() => {
  writeFileSync(file, '');
  cpSync(join(brandsFolder, 'orvane'), join(brands, 'orvane'), { recursive: true });
  mkdirSync(join(broken, 'acme'), { recursive: true });
  writeFileSync(join(broken, 'acme/brand.json'), '{}');
  return () => rmSync(folder, { recursive: true });
});

type Flag = keyof typeof SETTINGS;
/** A row of the deploy guide's table: variable, flag, what it is, default. */
const ROW = /^\| `([A-Z_]+)` +\| `(--.+?)` +\| .+ \| (\S.*?) +\|$/gm;
/** The folders' defaults in a packed site, by those in a checkout. */
const PACKED = new Map(
  (['apps', 'brands', 'fonts'] as const).map((name) => [
    FOLDERS[name],
    relative(PACKED_FOLDERS.root, PACKED_FOLDERS[name]),
  ]),
);
/** Wrong values by flag; a missing folder of fonts is only reported. */
const WRONG: Record<Flag, readonly string[]> = {
  platform: ['platform.example', 'ftp://platform.example', 'https://platform.example/_api'],
  host: ['http://127.0.0.1', '127.0.0.1:4200', '300.0.0.1'],
  port: ['http', '-1', '65536'],
  'trust-proxy': ['everybody', '10.0.0.0/99', '10.0.0.1, lopback'],
  'country-header': ['CF IPCountry', 'x:y', 'ülke'],
  'brands-dir': [gone, file, broken],
  'apps-dir': [gone, file, join(file, 'apps')],
  'fonts-dir': [],
  'release-plan': [gone, file, folder],
  'render-workers': ['0', 'many', '1.5'],
  'page-cache-mb': ['0', '1e3', '10001'],
  'page-patience-ms': ['0', '2s', '60001'],
  'csp-reports': ['yes', 'ON', 'true'],
  'vitals-sample': ['-1', '101', '2.5', '5%'],
  'show-version': ['yes', 'ON', 'true'],
  'log-level': ['loud', 'INFO', '3'],
  'metrics-port': ['http', '-1', '65536'],
  'metrics-host': ['http://127.0.0.1', '127.0.0.1:9464', '300.0.0.1'],
};
const CASES = Object.entries(WRONG).flatMap(([flag, texts]) =>
  texts.map((text) => [flag as Flag, text] as const),
);

function settings(args: readonly string[], env: NodeJS.ProcessEnv = {}): Settings {
  const read = readSettings(args, { BRANDS_DIR: brands, ...env });
  if (read === 'help') throw new Error('It shows its usage.');
  return read;
}
function errorOf(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    readSettings(args, { BRANDS_DIR: brands, ...env });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('The settings are valid.');
}

describe('a wrong setting is reported in one line, named as it was given', () => {
  it.each(CASES)('--%s "%s"', (flag, text) => {
    const output = errorOf([`--${flag}=${text}`]);
    expect(output).toMatch(new RegExp(`^--${flag} [^\n]+\\.$`));
    expect(output).toContain(`"${text}"`);
  });

  it.each(CASES)('by the variable of --%s, "%s"', (flag, text) => {
    const { variable } = SETTINGS[flag];
    expect(errorOf([], { [variable]: text })).toMatch(new RegExp(`^${variable} [^\n]+\\.$`));
  });

  it('with one line for each of several', () => {
    const output = errorOf(['--port', 'http'], { PLATFORM_URL: 'platform.example', LOG_LEVEL: 'loud' });
    expect(output.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PLATFORM_URL',
      '--port',
      'LOG_LEVEL',
    ]);
  });
});

describe('settings', () => {
  it('have defaults, for empty variables too', () => {
    const expected = {
      host: '127.0.0.1',
      port: 4200,
      platform: 'http://127.0.0.1:4300',
      'log-level': 'info',
      'vitals-sample': 0,
    };
    const empty = Object.values(SETTINGS).map(({ variable }) => [variable, ''] as const);
    expect(settings([])).toMatchObject(expected);
    expect(settings([], Object.fromEntries(empty))).toMatchObject(expected);
    expect(settings([])['trust-proxy']('127.0.0.1')).toBe(false);
  });

  it('are read from the environment, overridden by the command line', () => {
    const env = {
      PLATFORM_URL: 'https://platform.example/',
      HOST: '::',
      PORT: '8080',
      TRUST_PROXY: 'loopback',
      APPS_DIR: folder,
      LOG_LEVEL: 'warn',
      VITALS_SAMPLE: '100',
    };
    const read = settings(['--port', '0', '--host=site.internal'], env);
    expect(read).toMatchObject({
      platform: 'https://platform.example',
      host: 'site.internal',
      port: 0,
      'apps-dir': folder,
      'log-level': 'warn',
      'vitals-sample': 100,
    });
    expect(read['trust-proxy']('127.0.0.1')).toBe(true);
  });

  it('are all in the usage, even if one is invalid', () => {
    expect(readSettings(['--help'], { PORT: 'http' })).toBe('help');
    for (const [flag, { variable }] of Object.entries(SETTINGS)) {
      expect(usage).toContain(`--${flag} <`);
      expect(usage).toContain(variable);
    }
  });

  it('are all in the deploy guide, with flag and default, and no others', () => {
    const guide = readFileSync(join(FOLDERS.root, 'docs/guides/deploy.md'), 'utf8');
    const rows = [...guide.matchAll(ROW)].map(([, variable, flag = '', fallback = '']) => [
      variable,
      flag.replace('\\|', '|'),
      fallback.replaceAll('`', ''),
    ]);
    const wanted = Object.entries(SETTINGS).map(([flag, { variable, value, fallback }]) => [
      variable,
      `--${flag} <${value}>`,
      flag === 'render-workers'
        ? 'number of cores minus one'
        : (PACKED.get(fallback) ?? (fallback || 'none')),
    ]);
    expect(rows).toEqual(wanted);
  });
});
