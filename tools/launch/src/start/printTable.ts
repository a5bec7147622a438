import type { Brand } from '@baize/brand';
import { DEMO_PLAYERS, demoPassword } from '@baize/sandbox';

interface Running {
  brands: readonly Brand[];
  port: number;
  sandboxPort: number;
  seconds: string;
}

const row = (name: string, value: string) => `  ${name.padEnd(22)} ${value}`;

/** Prints what is running, and how to use it. */
export function printTable({ brands, port, sandboxPort, seconds }: Running) {
  const lines = [
    '',
    `Baize is running (${seconds} s). Ctrl+C ends it.`,
    '',
    'Brands',
    ...brands.map(({ slug, name }) => row(name, `http://${slug}.localhost:${port}`)),
    row('on a phone', 'add ?device=mobile (remembered; ?device=web goes back)'),
    row('embedded', `http://embed.<slug>.localhost:${port}`),
    '',
    'Behind them',
    row('control page', `http://localhost:${sandboxPort}/_sandbox`),
    row('game providers', `http://providers.localhost:${sandboxPort}`),
    row('component catalogue', 'npm run storybook'),
    '',
    'Demo players (one-time codes are on the control page)',
    ...DEMO_PLAYERS.map(({ username, story }) =>
      row(username, `${demoPassword(username).padEnd(18)} ${story}`),
    ),
    '',
    'Pretend: money, games, providers, wins and messages. Nothing leaves this machine.',
    '',
  ];
  console.log(lines.join('\n'));
}
