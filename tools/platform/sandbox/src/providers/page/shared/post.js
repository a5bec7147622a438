/** A refused request, with status, message key and the whole reply. */
export class Refused extends Error {
  constructor(status, reply) {
    super(reply.message);
    this.status = status;
    this.reply = reply;
  }
}

/**
 * Posts to a provider's server.
 * @throws `Refused`, or fetch's error if the network fails
 */
export async function post(address, body, headers = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const reply = await response.json();
  if (!response.ok) throw new Refused(response.status, reply);
  return reply;
}
