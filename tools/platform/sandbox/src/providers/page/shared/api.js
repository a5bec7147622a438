import { post } from './post.js';
import { stakeOnce } from './stakeOnce.js';
import { takeLaunch } from './takeLaunch.js';

const bearer = (token) => ({ authorization: `Bearer ${token}` });

/** Exchanges the URL's launch code for a session. */
export const openSession = (engine) => post(`/${engine}/api/session`, { launch: takeLaunch() });

/** Plays a round, once, even if the reply is lost. */
export const playRound = (path, token, body, onLost) =>
  stakeOnce((key) => post(path, body, { ...bearer(token), ...key }), onLost);

/** Reads a state; there is no retry. */
export const fetchState = (path, token) => post(path, {}, bearer(token));
