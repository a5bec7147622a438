import type { AppVersion } from '@baize/build';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';
import { filesIn, writeChecksums } from './checksums.ts';

interface Packing {
  app: string;
  /** The folder of the packed apps. */
  apps: string;
  /** The folder of the archives. */
  archives: string;
  commit: string | undefined;
}

const archive = (file: string, folder: string, content: readonly string[]) =>
  runCommand('tar', ['-czf', file, '-C', folder, ...content]);

/** Moves the source maps to a folder of their own: browsers must not get them, error reports need them. */
function moveMaps(from: string, to: string) {
  for (const path of filesIn(from).filter((file) => file.endsWith('.map'))) {
    cpSync(join(from, path), join(to, path));
    rmSync(join(from, path));
  }
}

/**
 * Copies an app's build to `<apps>/<app>/<version>`, with commit, checksums and bills of materials, and writes
 * two archives: the app, and its source maps.
 * @returns what was packed
 */
export function packApp({ app, apps, archives, commit }: Packing): AppVersion {
  const built = join(ROOT, 'apps', app, 'dist');
  const about = JSON.parse(readFileSync(join(built, 'client/version.json'), 'utf8')) as AppVersion;
  const packed: AppVersion = { ...about, ...(commit !== undefined && { commit }) };
  const folder = join(apps, app, about.version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(built, folder, { recursive: true });
  const maps = join(archives, `${app}-${about.version}-maps`);
  moveMaps(folder, maps);
  rmSync(join(folder, 'client/version.json.br'), { force: true });
  writeFileSync(join(folder, 'client/version.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
  for (const part of ['client', 'server'])
    renameSync(join(folder, part, '.vite/bom.json'), join(folder, `bom.${part}.cdx.json`));
  writeChecksums(folder);
  archive(join(archives, `${app}-${about.version}.tar.gz`), join(apps, app), [about.version]);
  if (existsSync(maps)) archive(`${maps}.tar.gz`, maps, ['.']);
  rmSync(maps, { recursive: true, force: true });
  return packed;
}
