/** The launch code of the page's address; it leaves the address at once. */
export function takeLaunch() {
  const launch = new URLSearchParams(location.search).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  return launch;
}
