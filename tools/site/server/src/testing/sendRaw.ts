import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends raw bytes to a port of this machine, and returns everything received until the connection ends, so the request
 * needs `Connection: close`. `ends` closes our side after the last byte.
 */
export async function sendRaw(port: number, text: string | Buffer, { ends = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let output = '';
  socket.setEncoding('latin1').on('data', (part: string) => (output += part));
  /* The server may end the connection while we are still sending. */
  socket.on('error', () => undefined);
  socket.write(text);
  if (ends) socket.end();
  await once(socket, 'close');
  return output;
}
