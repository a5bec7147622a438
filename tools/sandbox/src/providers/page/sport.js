import { mountBook } from './sportBook.js';

const launch = new URLSearchParams(location.search).get('launch') ?? '';
history.replaceState(null, '', location.pathname);
const session = await mountBook(document.getElementById('book'), launch);
if (session) {
  document.documentElement.lang = session.lang;
  document.title = session.name;
}
