import { useEffect } from 'react';

/** Says that the whole page stands and listens: `data-ready` on the html element, for whoever drives a browser. */
export function PageReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
