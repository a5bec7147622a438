import { lowerCase } from '@baize/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endSession } from './sessionStore.ts';

const REFUSED = 'baize:refused';
const LOGIN = '/login';

/** The platform no longer takes the player's current token: the session is over (spec: document 1, section 2; ruling 4). */
export function refuseSession() {
  endSession();
  dispatchEvent(new Event(REFUSED));
}

/** Sends the player whose session was refused to /login; after a login the same page is shown again. */
export function useLoginWhenRefused() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leave = useEffectEvent(() => {
    if (lowerCase(pathname) === LOGIN) return;
    void navigate(LOGIN, { replace: true, state: { from: pathname + search + hash } });
  });
  useEffect(() => {
    const onRefused = () => leave();
    addEventListener(REFUSED, onRefused);
    return () => removeEventListener(REFUSED, onRefused);
  }, []);
}
