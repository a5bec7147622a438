/** A call that the server refused, with its status, the key of its message and the whole reply. */
export class Refused extends Error {
  constructor(status, reply) {
    super(reply.message);
    this.status = status;
    this.reply = reply;
  }
}

/** Posts to a provider's server. Throws `Refused`, or what fetch throws when there is no line. */
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
