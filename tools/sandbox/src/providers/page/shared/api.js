import { post } from './post.js';
import { stakeOnce } from './stakeOnce.js';
import { takeLaunch } from './takeLaunch.js';

const bearer = (token) => ({ authorization: `Bearer ${token}` });

/** Exchanges the launch code of the address for a session. */
export const openSession = (engine) => post(`/${engine}/api/session`, { launch: takeLaunch() });

/** Plays a round, once, whatever becomes of the reply. */
export const playRound = (path, token, body, onLost) =>
  stakeOnce((key) => post(path, body, { ...bearer(token), ...key }), onLost);

/** Asks how things stand; stakes nothing, and is not asked again when the reply is lost. */
export const askState = (path, token) => post(path, {}, bearer(token));
