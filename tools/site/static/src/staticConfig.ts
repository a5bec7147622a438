import type { Brand } from '@baize/brand';
import { fileLocations, serverNames } from '@baize/nginx';
import { NONCE, type StaticPage } from './StaticPage.ts';

export interface StaticConfig {
  brands: readonly Pick<Brand, 'slug' | 'hosts' | 'defaultLanguage'>[];
  /** Any page of each brand and app, for its headers. */
  samples: readonly Pick<StaticPage, 'slug' | 'app' | 'headers'>[];
  /** The folder with the rendered pages (`writeStatic`). */
  pages: string;
  /** The packed site, and the versions of its apps. */
  site: string;
  versions: Readonly<Record<string, readonly string[]>>;
  /** The folder of the brands. */
  brandsFolder: string;
  /** Patterns of pages with parameters, by app: `/casino/provider/:id`. */
  patterns: Readonly<Record<string, readonly string[]>>;
  /** The platform's origin. */
  platform: string;
  port: number;
  isLocal: boolean;
}

const map = (variables: string, name: string, lines: readonly string[]) =>
  `map ${variables} $${name} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A route's pattern as a regular expression of nginx. */
const regexOf = (pattern: string) =>
  `~*^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`;

/** Per reply the nonce is nginx's request id: 128 random bits. */
const perReply = (text: string) => quoted(text).replaceAll(NONCE, '$request_id');

/** The brand, app and language of a visitor, by the same rules as in the site server (`chooseApp`, `findBrandByHost`). */
function visitorMaps({ brands, isLocal }: StaticConfig): string {
  const hosts = brands.flatMap((brand) =>
    serverNames([brand], isLocal).map((name) => `${name} ${brand.slug}`),
  );
  return [
    map('$host', 'baize_brand', ['default ""', ...hosts]),
    map('$host', 'baize_embed', ['default ""', '~^embed\\. embed']),
    map('"$baize_embed:$arg_device:$cookie_device:$http_sec_ch_ua_mobile:$http_user_agent"', 'baize_app', [
      'default web',
      '~^embed: embed-shell',
      '~^:web: web',
      '~^:mobile: mobile-web',
      '~^:[^:]*:web: web',
      '~^:[^:]*:mobile: mobile-web',
      '"~^:[^:]*:[^:]*:\\?1:" mobile-web',
      '"~\\b(?:iPhone|iPod|Windows Phone|Android.+Mobile)\\b" mobile-web',
    ]),
    map('$arg_device', 'baize_device_cookie', [
      'default ""',
      ...['web', 'mobile', 'embed'].map(
        (name) => `${name} "device=${name}; Path=/; Max-Age=31536000; SameSite=Lax"`,
      ),
    ]),
    map('"$cookie_lang:$baize_brand"', 'baize_language', [
      'default tr',
      '~^tr: tr',
      '~^en: en',
      ...brands.map(({ slug, defaultLanguage }) => `~:${slug}$ ${defaultLanguage}`),
    ]),
  ].join('');
}

/** Each header of the pages; a header that differs is looked up by brand and app. */
function headerMaps(samples: StaticConfig['samples']): { maps: string; lines: string[] } {
  const names = [...new Set(samples.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const maps: string[] = [];
  const lines = names.map((name) => {
    const variable = `baize_header_${name.replaceAll('-', '_')}`;
    maps.push(
      map('"$baize_brand $baize_app"', variable, [
        'default ""',
        ...samples.map(
          ({ slug, app, headers }) =>
            `"${slug} ${app}" ${perReply(Object.hasOwn(headers, name) ? (headers[name] ?? '') : '')}`,
        ),
      ]),
    );
    return `add_header ${name} $${variable} always;`;
  });
  return { maps: maps.join(''), lines };
}

/** The platform's replies get an opaque origin, and set no cookies, as behind the site server (ADR 23). */
const platformLocation = (platform: string) => `location ~ ^/_(?:api|media)/ {
    proxy_pass ${platform};
    proxy_http_version 1.1;
    proxy_set_header Connection $baize_connection;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Request-Id $request_id;
    proxy_set_header Forwarded "";
    proxy_set_header Cookie "";
    proxy_hide_header Set-Cookie;
    proxy_hide_header Content-Security-Policy;
    proxy_hide_header X-Content-Type-Options;
    proxy_next_upstream off;
    add_header Content-Security-Policy "sandbox; default-src 'none'" always;
    add_header X-Content-Type-Options nosniff always;
  }`;

/**
 * An nginx configuration for pages that were rendered ahead, without a site server: for its `http` block. Each reply has
 * its own nonce. The pages of one brand are one folder by app and language, with a page without markup for URLs with
 * parameters; any other URL gets that page as a 404.
 */
export function staticConfig(config: StaticConfig): string {
  const { brands, samples, pages, site, versions, brandsFolder, patterns, platform, port, isLocal } = config;
  const names = serverNames(brands, isLocal).join('\n    ');
  const { maps, lines } = headerMaps(samples);
  const known = Object.entries(patterns).flatMap(([app, all]) =>
    all.map((pattern) => `"${regexOf(pattern).replace('~*^', `~*^${app}:`)}" /_shell`),
  );
  const page = [
    `root "${pages}/current";`,
    'types { text/html html; }',
    'sub_filter_once off;',
    `sub_filter ${NONCE} $request_id;`,
    'gzip on;',
    'charset utf-8;',
    ...lines,
    'add_header Set-Cookie $baize_device_cookie;',
  ].join('\n    ');
  const folder = '/$baize_brand/$baize_app/$baize_language';
  return `# Generated by Baize; changes are lost. For the "http" block of nginx.
map_hash_bucket_size 256;
map_hash_max_size 8192;
map $http_upgrade $baize_connection { default upgrade; "" ""; }
map $http_accept_encoding $baize_br { default ""; "~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .br; }
map $request_filename $baize_file_encoding { default ""; "~\\.br$" br; }
server_names_hash_max_size 4096;
server_names_hash_bucket_size 128;
${visitorMaps(config)}${maps}${map('"$baize_app:$uri"', 'baize_shell', ['default /_none', ...known])}server {
  listen ${port} default_server;
  return 404;
}
server {
  listen ${port};
  server_name
    ${names};
  server_tokens off;
  client_max_body_size 1m;
  location = /healthz { default_type text/plain; return 200 "ok"; }
  location ~ ^/brand/(?<file>(?:favicon|logo|logo-mark)\\.svg)$ {
    root "${brandsFolder}";
    types { image/svg+xml svg; }
    add_header Cache-Control "public, max-age=3600";
    add_header X-Content-Type-Options nosniff;
    try_files /$baize_brand/$file =404;
  }
  ${platformLocation(platform)}
  ${fileLocations({ site, versions, versionFrom: 'disk' }).join('\n  ')}
  location / {
    ${page}
    try_files ${folder}$uri/index.html ${folder}$baize_shell/index.html =404;
    error_page 404 @unknown;
  }
  location @unknown {
    ${page}
    try_files ${folder}/_shell/index.html =404;
  }
}
`;
}
