const RETRIES = 5;
const PAUSE = 900;

/** A call that the server refused, with its status and the key of its message. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function send(path, body, headers = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const reply = await response.json();
  if (!response.ok) throw new Refused(response.status, reply.message);
  return reply;
}

/** Exchanges the launch code of the address for a session; the code leaves the address at once. */
export async function openSession(engine) {
  const launch = new URLSearchParams(location.search).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  return send(`/${engine}/api/session`, { launch });
}

/**
 * Plays a round. One key stands for the press: when the reply is lost the same key asks again, so that a round is never
 * staked twice. `onLost` is told before each new attempt.
 */
export async function playRound(path, token, body, onLost) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(path, body, headers);
    } catch (error) {
      const isFinal = error instanceof Refused && error.status !== 409 && error.status < 500;
      if (isFinal || attempt === RETRIES) throw error;
      onLost();
      await pause(PAUSE * (attempt + 1));
    }
  }
}

/** Asks how things stand; stakes nothing, and is not asked again when the reply is lost. */
export const askState = (path, token) => send(path, {}, { authorization: `Bearer ${token}` });

/** Tells the site around the game that a round is over, so that it asks for the balance again. */
export function tellParent(origin) {
  if (window.parent !== window) window.parent.postMessage({ type: 'baize:round', version: 1 }, origin);
}
