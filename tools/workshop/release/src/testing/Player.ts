import { askSite, type Answer } from './askSite.ts';

interface Place {
  port: number;
  host: string;
  siteId: number;
}

/** A demo player of the sandbox behind a site, whose calls go the way of a browser's. */
export class Player {
  readonly #place: Place;
  #token = '';

  constructor(place: Place) {
    this.#place = place;
  }

  async call(path: string, method = 'GET', body?: unknown, key?: string): Promise<Answer> {
    const { port, host, siteId } = this.#place;
    return askSite(port, `/_api${path}`, {
      ...{ host, method, body },
      headers: {
        'site-id': String(siteId),
        'accept-language': 'en',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
  }

  /**
   * @param platform - the sandbox's origin, for the authenticator's code
   * @throws if the login is refused
   */
  async logIn(username: string, platform: string): Promise<void> {
    const players = (await (await fetch(`${platform}/_sandbox/api/players`)).json()) as {
      username: string;
      code: string | null;
    }[];
    const code = players.find((player) => player.username === username)?.code;
    const reply = await this.call('/login', 'POST', {
      ...{ username, password: `${username}-baize-1` },
      ...(code && { code }),
    });
    if (reply.status !== 200) throw new Error(`${username}: ${reply.status} ${reply.body}`);
    this.#token = (JSON.parse(reply.body) as { access_token: string }).access_token;
  }
}
