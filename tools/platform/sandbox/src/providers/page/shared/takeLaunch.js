/** Returns the URL's launch code, and removes it from the URL. */
export function takeLaunch() {
  const launch = new URLSearchParams(location.search).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  return launch;
}
