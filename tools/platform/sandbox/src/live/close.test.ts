import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startSandbox } from '../startSandbox.ts';
import { START_TIME } from '../testing/openTest.ts';

it(
  'the server closes its clients’ connections on shutdown',
  async () => {
    const running = await startSandbox({ data: 'memory', port: 0, quiet: true, games: 200 });
    const headers = { host: `providers.localhost:${running.port}`, origin: 'http://localhost:4200' };
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/live/feed`, { headers });
    await once(socket, 'open');
    socket.send('{"type":"ping","pingTime":1}');
    const [pong] = (await once(socket, 'message')) as [Buffer];
    expect(pong.toString()).toBe('{"type":"pong","pingTime":1}');
    const closed = once(socket, 'close');
    await running.close();
    expect((await closed)[0]).toBe(1001);
  },
  START_TIME,
);
