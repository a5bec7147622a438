import { LoginPopupHost } from '@baize/session';

/** What lies over every page; each layer's code comes when it is first wanted. */
export function LayerHost() {
  return <LoginPopupHost />;
}
