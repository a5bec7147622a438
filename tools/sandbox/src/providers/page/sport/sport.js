import { followScheme } from '../shared/gameBridge.js';
import { takeLaunch } from '../shared/takeLaunch.js';
import { mountBook } from './sportBook.js';

const match = new URLSearchParams(location.search).get('match');
const session = await mountBook(
  document.getElementById('book'),
  takeLaunch(),
  match,
  ({ parentOrigin }) => parentOrigin && followScheme(parentOrigin),
);
if (session) {
  document.documentElement.lang = session.lang;
  document.title = session.name;
}
