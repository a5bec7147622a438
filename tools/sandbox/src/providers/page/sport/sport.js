import { takeLaunch } from '../shared/takeLaunch.js';
import { mountBook } from './sportBook.js';

const session = await mountBook(document.getElementById('book'), takeLaunch());
if (session) {
  document.documentElement.lang = session.lang;
  document.title = session.name;
}
