import { Refused } from './api.js';

const RETRIES = 5;
const PAUSE = 900;
/** Where this file came from: a page's script may run on another origin than the calls go to. */
const ORIGIN = new URL(import.meta.url).origin;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The calls of one desk: `binary`, `sport`, `live-slot`, `poker`. */
export class DeskApi {
  constructor(desk) {
    this.root = `${ORIGIN}/${desk}/api`;
  }

  async send(action, body, headers = {}) {
    const response = await fetch(`${this.root}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.bearer, ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const reply = await response.json();
    if (!response.ok) throw Object.assign(new Refused(response.status, reply.message), { reply });
    return reply;
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

  /** Stakes money: one key stands for the press, so that a lost reply is asked for again and never staked twice. */
  async stake(action, body, onLost) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.send(action, body, headers);
      } catch (error) {
        const isFinal = error instanceof Refused && error.status !== 409 && error.status < 500;
        if (isFinal || attempt === RETRIES) throw error;
        onLost();
        await pause(PAUSE * (attempt + 1));
      }
    }
  }
}
