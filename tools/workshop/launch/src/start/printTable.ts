import type { Brand } from '@baize/brand';
import { DEMO_PLAYERS, demoPassword } from '@baize/sandbox';

interface Running {
  brands: readonly Brand[];
  port: number;
  /** The operator's platform; if undefined, the site uses the reference server. */
  platform?: string;
  sandboxPort: number;
  seconds: string;
}

const row = (name: string, value: string) => `  ${name.padEnd(22)} ${value}`;

/** The reference server's URLs, and the demo players. */
const sandboxLines = (port: number) => [
  row('control page', `http://localhost:${port}/_sandbox`),
  row('game providers', `http://providers.localhost:${port}`),
  row('component catalogue', 'npm run storybook'),
  '',
  'Demo players (one-time codes are on the control page)',
  ...DEMO_PLAYERS.map(({ username, story }) =>
    row(username, `${demoPassword(username).padEnd(18)} ${story}`),
  ),
  '',
  'Pretend: money, games, providers, wins and messages. Nothing leaves this machine.',
];

/** Prints what is running and how to use it. */
export function printTable({ brands, port, platform, sandboxPort, seconds }: Running) {
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
    ...(platform === undefined ? sandboxLines(sandboxPort) : [row('platform', platform)]),
    '',
  ];
  console.log(lines.join('\n'));
}
