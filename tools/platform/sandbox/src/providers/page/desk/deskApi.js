import { post } from '../shared/post.js';
import { stakeOnce } from '../shared/stakeOnce.js';

/** This file's origin: a page's script may run on another origin than the API's. */
const ORIGIN = new URL(import.meta.url).origin;

/** The requests of one desk: `binary`, `sport`, `live-slot`, `poker`. */
export class DeskApi {
  constructor(desk) {
    this.root = `${ORIGIN}/${desk}/api`;
  }

  send(action, body, headers = {}) {
    return post(`${this.root}/${action}`, body, { ...this.bearer, ...headers });
  }

  /** Exchanges a launch code for a session. */
  async open(launch) {
    const session = await this.send('session', { launch });
    this.bearer = { authorization: `Bearer ${session.token}` };
    return session;
  }

  read(action, body = {}) {
    return this.send(action, body);
  }

  /** Stakes money, once, even if the reply is lost. */
  stake(action, body, onLost) {
    return stakeOnce((key) => this.send(action, body, key), onLost);
  }
}
