import { Refused } from './post.js';
import { wait } from './wait.js';

const RETRIES = 5;
const PAUSE = 900;

/**
 * Sends a request that stakes money. Each press has one idempotency key: if the reply is lost, the retry uses the same
 * key, so that nothing is staked twice. `send` gets the headers with the key, `onLost` is called before each retry.
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
