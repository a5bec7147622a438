import { readAppFiles } from './AppFiles.ts';
import { createEdge } from './createEdge.ts';
import { listen } from './listen.ts';
import { readSettings, ROOT } from './readSettings.ts';

const { port, edge } = readSettings();
const apps = {
  web: await readAppFiles(ROOT, 'web'),
  'mobile-web': await readAppFiles(ROOT, 'mobile-web'),
  'embed-shell': await readAppFiles(ROOT, 'embed-shell'),
};
listen(createEdge({ ...edge, apps }), port);
