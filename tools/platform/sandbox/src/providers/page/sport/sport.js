import { followScheme } from '../shared/gameBridge.js';
import { takeLaunch } from '../shared/takeLaunch.js';
import { mountBook } from './sportBook.js';

const query = new URLSearchParams(location.search);
const session = await mountBook(
  document.getElementById('book'),
  takeLaunch(),
  { match: query.get('match'), pick: query.get('pick') },
  ({ parentOrigin }) => parentOrigin && followScheme(parentOrigin),
);
if (session) {
  document.documentElement.lang = session.lang;
  document.title = session.name;
}
