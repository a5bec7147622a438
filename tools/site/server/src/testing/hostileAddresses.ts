import { HOST } from './openSite.ts';
import { FOREIGN_HOSTS, INVALID_HOSTS, OWN_HOSTS } from './hostileHosts.ts';
import { rawRequest, toPaths, type HostileKind } from './rawRequest.ts';

const NAME = HOST.replace(/:.*/, '');

const toHosts = (...hosts: string[]) => hosts.map((host) => rawRequest('/', { host }));

const ODD_BYTES = ['\0', '\x01', '\x7f', '\x1b', '\n', '\r'];

const withHeaders = (...lists: string[][]) => lists.map((headers) => rawRequest('/', { headers }));

/** Hostile hosts, targets and bytes. */
export const HOSTILE_ADDRESSES: readonly HostileKind[] = [
  { name: 'another spelling of the host', status: 200, page: 'own', requests: toHosts(...OWN_HOSTS) },
  { name: 'a host of nobody', status: 404, page: 'none', requests: toHosts(...FOREIGN_HOSTS) },
  { name: 'an invalid host', status: 400, page: 'none', requests: toHosts(...INVALID_HOSTS) },
  {
    name: 'no host, or several',
    status: 400,
    page: 'none',
    requests: [
      rawRequest('/', { host: null }),
      rawRequest('/', { host: null, version: '1.0' }),
      rawRequest('/', { headers: ['Host: evil.example'] }),
      rawRequest('/', { headers: [`Host: ${HOST}`] }),
      rawRequest('/', { host: 'evil.example', headers: [`Host: ${HOST}`] }),
      rawRequest('/_api/options', { headers: ['Host: evil.example'] }),
    ],
  },
  {
    name: 'an absolute target of the same host',
    status: 200,
    page: 'own',
    requests: toPaths(
      `http://${HOST}/`,
      `http://${HOST}`,
      `http://${HOST.toUpperCase()}/casino`,
      `http://${HOST}/casino?type=casino`,
    ),
  },
  {
    name: 'an absolute target of another host',
    status: 400,
    page: 'none',
    requests: [
      ...toPaths(
        'http://evil.example/',
        'http://evil.example',
        `http://${HOST}@evil.example/`,
        'https://evil.example/',
      ),
      ...toPaths(
        'ftp://evil.example/',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'data:text/html,x',
        'evil.example:80',
      ),
      ...toPaths(`HTTP://${HOST}/casino`, `https://${HOST}`, `http://${NAME}/`, 'http://', 'http:///', '//'),
      rawRequest(`http://${HOST}/`, { host: 'evil.example' }),
    ],
  },
  {
    name: 'a target that is none',
    status: 400,
    page: 'none',
    requests: [
      ...toPaths('*', 'casino', '?x', '#x', '\\', '/\\evil.example', '/casino\\..', '//:', '//[', '//a:b/'),
      ...toPaths('///', '', '/ /', '/ /x'),
    ],
  },
  {
    name: 'an odd byte in the target',
    status: 400,
    page: 'none',
    requests: ODD_BYTES.flatMap((byte) => toPaths(`/${byte}`, `/casino${byte}x`, `/?x=${byte}`)),
  },
  {
    name: 'a broken percent sign',
    status: 400,
    page: 'none',
    requests: [
      ...toPaths(
        '/%',
        '/%zz',
        '/%1',
        '/%E0%A4%A',
        '/%c0%ae%c0%ae/',
        '/%ff',
        '/casino/%',
        '/casino%2',
        '/%u0041',
        '/%%',
      ),
      ...toPaths(
        '/_api/%',
        '/_app/web/%ff',
        '/_media/%E0',
        '/brand/%',
        '/%F0%9F%98',
        '/%ed%a0%80',
        '/%fe%ff',
        '/%80',
      ),
    ],
  },
  {
    name: 'a path that leads nowhere',
    status: 404,
    page: 'none',
    requests: [
      ...toPaths('/_app/..%2f..%2fetc%2fpasswd', '/_app/web/..%2fsecret.js', '/_app/web/%2e%2e%2fsecret.js'),
      ...toPaths(
        '/_app/web/..%5csecret.js',
        '/_app/web/%252e%252e/secret.js',
        '/_app/web/.vite/manifest.json',
      ),
      ...toPaths(
        '/_app/web/%2evite/manifest.json',
        '/_app/web/.vite%2fmanifest.json',
        '/_app/web//.vite/manifest.json',
      ),
      ...toPaths(
        '/_app/web/./.vite/manifest.json',
        '/_app/web/%2Evite/manifest.json',
        '/_app/web/.vite/manifest.json.br',
      ),
      ...toPaths(
        '/_app/',
        '/_app/web/',
        '/_app/web/app.js/',
        '/_app/WEB/app.js',
        '/_app/__proto__/app.js',
        '/_app/x/y',
      ),
      ...toPaths(
        '/_app/web/app.js%00',
        '/_app/web/app.js%00.html',
        '/_fonts/..%2f..%2fx',
        '/_fonts/',
        '/_fonts/%00',
      ),
      ...toPaths(
        '/brand/brand.json',
        '/brand/..%2fbrand.json',
        '/brand/',
        '/brand/logo.svg%00',
        '/brand/x.svg',
      ),
    ],
  },
  {
    name: 'a path of no page',
    status: 200,
    page: 'own',
    requests: [
      ...toPaths(
        '/%2f',
        '/%2F%2Fevil.example',
        '/..%2f..%2fetc%2fpasswd',
        '/%00',
        '/%2e%2e/%2e%2e/',
        '/brand/%2e%2e/x.svg',
      ),
      ...toPaths(
        '//evil.example/',
        '//evil.example//..',
        '/../../etc/passwd',
        '/_API/options',
        '/_apis',
        '/.env',
      ),
      ...toPaths(
        '/.git/config',
        '/wp-login.php',
        '/casino%2f..%2f',
        '/;/..;/',
        '/__proto__',
        '/constructor',
        '/%0d%0aX:1',
      ),
      ...toPaths(
        '/?__proto__[x]=1',
        '/?constructor=1',
        '/?x=%',
        '/?%',
        '/?&&&===',
        `/?x=${'&x='.repeat(500)}`,
        '/?x=%00',
      ),
    ],
  },
  {
    name: 'an odd byte in a header',
    status: 400,
    page: 'none',
    requests: [
      ...['\0', '\x01', '\x7f', '\x1b'].flatMap((byte) =>
        withHeaders([`X: ${byte}`], [`Cookie: lang=${byte}en`]),
      ),
      ...withHeaders(
        ['X y: 1'],
        ['X : 1'],
        [': 1'],
        ['X\0: 1'],
        ['(x): 1'],
        ['{x}: 1'],
        ['X'],
        [' folded: 1'],
      ),
    ],
  },
];
