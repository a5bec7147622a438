import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes as they are to a port of this machine, and returns all that comes back until the connection ends, which the
 * request has to ask for (`Connection: close`). `ends` closes our side after the last byte.
 */
export async function sendRaw(port: number, text: string | Buffer, { ends = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1').on('data', (part: string) => (said += part));
  /* The server may end the connection while we are still sending. */
  socket.on('error', () => undefined);
  socket.write(text);
  if (ends) socket.end();
  await once(socket, 'close');
  return said;
}
