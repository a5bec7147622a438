import { HOST } from './openSite.ts';

const NAME = HOST.replace(/:.*/, '');

/** Equivalent spellings of the brand's host. */
export const OWN_HOSTS = [
  ...[NAME, `${NAME}.`, `${NAME}.:4200`, NAME.toUpperCase(), `${NAME.toUpperCase()}.:80`, `www.${NAME}`],
  ...[0, 1, 80, 443, 4201, 8080, 65_535].map((port) => `${NAME}:${port}`),
  ...[`WWW.${NAME}:1`, NAME.replace(/^./, (letter) => letter.toUpperCase()), `  ${NAME}`, `${NAME}\t`],
];

/** Valid hosts that belong to no brand. */
export const FOREIGN_HOSTS = [
  ...[
    'evil.example',
    'localhost',
    '127.0.0.1',
    '127.0.0.1:4200',
    '[::1]',
    '[::1]:4200',
    '0',
    '0x7f.1',
    '2130706433',
  ],
  ...[`${NAME}.evil.example`, `evil-${NAME}`, `evil.${NAME}`, `www.evil.${NAME}`, `${NAME}evil`, `x.${HOST}`],
  ...[
    `www.www.${NAME}`,
    'constructor.localhost',
    '__proto__.localhost',
    'tostring.localhost',
    'xn--orvane-4ve.localhost',
  ],
  ...[
    `${'a'.repeat(63)}.localhost`,
    `${'a.'.repeat(120)}localhost`,
    'localhost.localhost',
    'a_b.localhost',
    '-.localhost',
  ],
  ...['256.256.256.256', `${NAME},evil.example`],
];

/** Invalid hosts. */
export const INVALID_HOSTS = [
  ...[
    `${NAME}@evil.example`,
    `evil.example@${NAME}`,
    `${NAME}/evil`,
    `${NAME}?evil`,
    `${NAME}#evil`,
    `${NAME}\\evil`,
  ],
  ...[`${NAME} evil`, `${NAME}:port`, `${NAME}:70000`, `${NAME}:-1`, `${NAME}:4200:80`],
  ...['', '[::1', `http://${NAME}`, `${NAME}:80@evil.example:81`, `<script>.localhost`, `%00.localhost`],
];
