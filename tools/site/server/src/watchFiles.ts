import { statSync } from 'node:fs';

const EVERY_MS = 1_000;

const stamp = (file: string) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${file} ${stats.mtimeMs} ${stats.size}` : file;
};

/**
 * Calls back when one of the files has changed, appeared or gone. It compares times and sizes each second, since
 * notifications of the file system miss what a network share or a mounted Kubernetes volume replaces.
 * @param list - the files, asked each time
 * @returns a function that ends it
 */
export function watchFiles(
  list: () => readonly string[],
  onChange: () => void,
  everyMs = EVERY_MS,
): () => void {
  let last = '';
  /** While a folder can't be read, nothing counts as changed. */
  const stamps = () => {
    try {
      return list().map(stamp).join('\n');
    } catch {
      return last;
    }
  };
  last = stamps();
  const timer = setInterval(() => {
    const now = stamps();
    if (now === last) return;
    last = now;
    onChange();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
