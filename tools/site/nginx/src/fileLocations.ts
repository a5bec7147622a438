/** Files that are compressed ahead, by extension: nginx finds a type by the last one, which is `br` then. */
const COMPRESSED = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', json: 'application/json' };

const FOREVER = 'public, max-age=31536000, immutable';

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

interface Files {
  /** The packed site. */
  site: string;
  /** The versions of each app there, the newest first. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** Whether the site servers tell an app's version, or the newest release's file. */
  versionFrom?: 'server' | 'disk';
}

/** The headers of an immutable file. */
const HEADERS = [
  `add_header Cache-Control "${FOREVER}";`,
  'add_header X-Content-Type-Options nosniff;',
  'add_header Vary Accept-Encoding;',
  'add_header Content-Encoding $baize_file_encoding;',
];

/** The files of an app: any version has those of the tabs that are still open. A missing one is a 404, never a page. */
function appLocations(app: string, versions: readonly string[]): string[] {
  const candidates = versions.flatMap((version) => [
    `/${version}/client/$file$baize_br`,
    `/${version}/client/$file`,
  ]);
  const serve = [`try_files ${candidates.join(' ')} =404;`, ...HEADERS];
  const typed = Object.entries(COMPRESSED).map(([extension, type]) =>
    block(`location ~ ^/_app/${app}/(?<file>.+\\.${extension})$`, [
      `types { ${type} ${extension} br; }`,
      ...serve,
    ]),
  );
  return [...typed, block(`location ~ ^/_app/${app}/(?<file>.+)$`, serve)];
}

/** The version of an app's newest release, which isn't immutable like its other files. */
const versionLocation = (site: string, app: string, newest: string | undefined) =>
  block(`location = /_app/${app}/version.json`, [
    `alias "${site}/apps/${app}/${newest}/client/version.json";`,
    'types { application/json json; }',
    'add_header Cache-Control no-cache;',
  ]);

/** The locations of what nginx serves from the disk: the apps' files and the fonts. */
export const fileLocations = ({ site, versions, versionFrom = 'server' }: Files): string[] => [
  block('location ~ ^/_app/.*/\\.', ['return 404;']),
  ...(versionFrom === 'server'
    ? [block('location ~ ^/_app/[^/]+/version\\.json$', ['proxy_pass http://baize;'])]
    : Object.entries(versions).map(([app, [newest]]) => versionLocation(site, app, newest))),
  ...Object.entries(versions).flatMap(([app, all]) =>
    appLocations(app, all).map((location) =>
      location.replace(' {\n', ` {\n    root "${site}/apps/${app}";\n`),
    ),
  ),
  block('location /_app/', ['return 404;']),
  block('location /_fonts/', [
    `alias "${site}/fonts/";`,
    'types { font/woff2 woff2; }',
    ...HEADERS.filter((line) => !line.includes('ncoding')),
  ]),
];
