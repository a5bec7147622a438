/** Prints an nginx configuration for all brands: `node server/nginx.js --server 127.0.0.1:8080 > baize.conf`. */
import { loadBrands } from '@baize/brand/node';
import { readArguments, UsageError, wholeNumber } from '@baize/http';
import { FOLDERS, readVersions } from '@baize/site-server';
import { isAbsolute, resolve } from 'node:path';
import { nginxConfig } from './nginxConfig.ts';

const USAGE = `Usage: node server/nginx.js [options] > baize.conf

  --server <host:port>   a site server, several times for several (default 127.0.0.1:4200)
  --certificate <file>   the certificate for all hosts, with its chain; without it nginx listens without TLS
  --key <file>           its private key
  --tls-port <number>    the port with TLS (default 443)
  --port <number>        the port without TLS, which redirects if there is TLS (default 80)
  --cache <folder>       folder of nginx's cache (default /var/cache/nginx/baize)
  --brands-dir <folder>  the brands (default those next to the site server)
  --country <header=variable>  the header with the visitor's country: CF-IPCountry=$geoip2_country
  --local                also serve <slug>.localhost
  --help                 show this text`;

const OPTIONS = {
  server: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'tls-port': { type: 'string' },
  port: { type: 'string' },
  cache: { type: 'string' },
  'brands-dir': { type: 'string' },
  country: { type: 'string' },
  local: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const PORTS = [1, 65_535] as const;
/** An address in nginx's words: anything else could end the directive. */
const SERVER = /^[\w.-]+:\d+$|^\[[\da-f:]+\]:\d+$/i;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>;

function tlsOf({ certificate, key }: Values) {
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined || key === undefined)
    throw new UsageError('--certificate and --key belong together.');
  return { certificate: resolve(certificate), key: resolve(key) };
}

function serversOf({ server = ['127.0.0.1:4200'] }: Values) {
  const wrong = server.find((address) => !SERVER.test(address));
  if (wrong !== undefined) throw new UsageError(`--server must be a host with its port, not "${wrong}".`);
  return server;
}

function countryOf({ country }: Values) {
  if (country === undefined) return undefined;
  const [, header, variable] = /^([\w-]+)=(\$\w+)$/.exec(country) ?? [];
  if (!header || !variable)
    throw new UsageError(
      `--country must be a header and a variable, CF-IPCountry=$country, not "${country}".`,
    );
  return { header, variable };
}

function print(args: readonly string[]) {
  const values = readArguments(args, OPTIONS);
  if (values.help) return console.log(USAGE);
  const cache = values.cache ?? '/var/cache/nginx/baize';
  if (!isAbsolute(cache)) throw new UsageError(`--cache must be an absolute path, not "${cache}".`);
  const ports = {
    tls: wholeNumber('tls-port', values['tls-port'], PORTS) ?? 443,
    plain: wholeNumber('port', values.port, PORTS) ?? 80,
  };
  const versions = readVersions(FOLDERS.apps);
  const isPacked = Object.keys(versions).length > 0;
  console.log(
    nginxConfig({
      brands: loadBrands(values['brands-dir'] ?? FOLDERS.brands).brands,
      /* In a checkout the site servers send the files. */
      ...(isPacked && { site: FOLDERS.root, versions }),
      servers: serversOf(values),
      tls: tlsOf(values),
      ports,
      cache,
      isLocal: values.local ?? false,
      country: countryOf(values),
    }),
  );
}

try {
  print(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
