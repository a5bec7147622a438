import { Refused } from './post.js';
import { wait } from './wait.js';

const RETRIES = 5;
const PAUSE = 900;

/**
 * Sends what stakes money. One key stands for the press: when the reply is lost the same key asks again, so that nothing is
 * ever staked twice. `send` is given the headers with the key, `onLost` is told before each new attempt.
 */
export async function stakeOnce(send, onLost) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(headers);
    } catch (error) {
      const isFinal = error instanceof Refused && error.status !== 409 && error.status < 500;
      if (isFinal || attempt === RETRIES) throw error;
      onLost();
      await wait(PAUSE * (attempt + 1));
    }
  }
}
