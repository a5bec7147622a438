import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { fileRead } from './tracedReads.ts';

const opened = (path: string, flags: string) =>
  `4711  openat(AT_FDCWD</somewhere>, "../a file", ${flags}) = 21<${path}>`;

describe('a line of the trace', () => {
  it.each(['O_RDONLY', 'O_RDONLY|O_CLOEXEC', 'O_RDWR|O_CREAT, 0666'])(
    'names a file opened with %s',
    (flags) =>
      expect(fileRead(opened(join(ROOT, 'libs/ui/package.json'), flags))).toBe('libs/ui/package.json'),
  );

  it.each([
    ['that is only written', opened(join(ROOT, 'a.log'), 'O_WRONLY|O_CREAT|O_TRUNC, 0666')],
    ['that is a folder', opened(join(ROOT, 'libs'), 'O_RDONLY|O_CLOEXEC|O_DIRECTORY')],
    ['outside the repository', opened('/etc/hosts', 'O_RDONLY')],
    ['in a folder with the same name prefix', opened(`${ROOT}-other/a.ts`, 'O_RDONLY')],
    ['that could not be opened', '4711  openat(AT_FDCWD</>, "gone", O_RDONLY) = -1 ENOENT (No such file)'],
  ])('names no file %s', (_, line) => expect(fileRead(line)).toBeUndefined());
});
