import { chunkMarks } from './chunkMarks.ts';

/** Modules that become one file. */
interface Chunk {
  files: readonly RegExp[];
  /**
   * How many of the parts that load on demand must share a module; one that fewer share is left to the bundler, which puts
   * it with the part that uses it.
   */
  sharedBy?: number;
  /** Of these, only what the entry imports itself. */
  tags?: ['$initial'];
}

/**
 * A site's chunks: few files instead of many small ones, which compress worse, and of which each costs a phone
 * some milliseconds. A module belongs to the first that fits. A file can also say next to its code to which one it
 * belongs ("@chunk games"); `auto` leaves it to the bundler.
 */
const CHUNKS: Readonly<Record<string, Chunk>> = {
  /* Tiles and lists of games, which lobbies, home page and search share. */
  games: { files: [/libs\/casino\/src\/game\/eachOnce\./] },
  /* What dialogs, menus, tabs and footers are built from. */
  radix: {
    files: [
      /@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))\//,
    ],
    sharedBy: 9,
  },
  /* Dialogs and sheets. */
  overlays: {
    files: [
      /node_modules\/(?:@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
      /libs\/ui\/src\/overlay\/(?!usePortalRoot)/,
    ],
    sharedBy: 14,
  },
  /* What forms have in common. */
  fields: {
    files: [
      /icons\/(?:arrow-big-up-dash|external-link|eye|eye-off)\.mjs/,
      /libs\/ui\/src\/field\/(?:SelectBox|SelectField|useCapsLock|useFieldValue)\./,
      /libs\/ui\/src\/(?:form\/(?:markCooldown|useSubmitGuard)|navigation\/TextLink)\./,
    ],
  },
  /* Login, registration, and a forgotten password. */
  session: { files: [/libs\/session\/src\/(?:artwork|captcha|guard|login|password)\//], sharedBy: 3 },
  /* The first screen of home and lobbies. */
  hero: {
    files: [/libs\/ui\/src\/(?:slider\/|hero\/(?:HeroSlide|HeroSlider|heroStyles)\.)/],
    sharedBy: 2,
  },
  /* What the pages of an account have in common. */
  account: {
    files: [/libs\/account\/src\/(?:layout\/|history\/historyRows)/],
    sharedBy: 9,
  },
  /* Deposits, withdrawals, and other ways to move money. */
  money: {
    files: [
      /libs\/(?:account\/src\/money\/(?!texts|payment\/paymentQueries|payment\/PaymentDirection|methods\/PaymentMethodData)|ui\/src\/payment\/)/,
    ],
    sharedBy: 3,
  },
  profile: { files: [/libs\/(?:account\/src\/profile\/|forms\/src\/form\/useFormMutation)/], sharedBy: 3 },
  /* Amounts, dates and facts, on later pages. */
  data: {
    files: [
      /libs\/ui\/src\/(?:card\/Card|data\/FactList|display\/Money|field\/chipStyles)\./,
      /libs\/wallet\/src\/money-call\/idempotencyHeader\./,
    ],
  },
  /* Takes over the styles of the server's markup when it runs: together with the rest it would be a long task. */
  react: { files: [/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis)\//] },
  /* What every page needs: libraries, icons, and folders of which single files are marked "@chunk auto". */
  base: {
    files: [
      /node_modules\/(?:react-router|@tanstack\/(?:query-core|react-query)|openapi-fetch|i18next|react-i18next|react-error-boundary)\/(?!.*Trans)/,
      /icons\/(?:arrow-right|star|triangle-exclamation-point|circle-exclamation-point|refresh-cw|x|layout-grid|swords|trophy|shield-check|gem|wallet|circle-check|tv|info|lock|sliders-horizontal|chevron-(?:down|left|right))\.mjs/,
      /libs\/(?:api|i18n|brand|routing|site)\/src\/(?!generated\/area).*\.tsx?$/,
      /libs\/(?:session\/src\/token|player\/src\/profile|ui\/src\/(?:theme|motion|a11y|button|link))\//,
      /libs\/ui\/src\/(?:alerts\/alertStore|display\/Badge|overlay\/usePortalRoot)\./,
      /libs\/(?:casino\/src\/(?:launch\/playPath|lobby\/lobbies)|(?:account\/src\/money|forms\/src|session\/src|wallet\/src)\/texts)\./,
    ],
  },
  /* The page around a game. */
  frames: {
    files: [
      /libs\/(?:ui\/src\/frame|casino\/src\/(?:game-bridge|game-view|launch))\//,
      /libs\/(?:routing\/src\/useGoBack|ui\/src\/feedback\/RestrictedState)\./,
      /icons\/(?:chevron-up|maximize|minimize|panel-left-close|panel-left-open|square-arrow-up-right-exit)\.mjs/,
    ],
    sharedBy: 3,
  },
  /* The entry keeps what it imports. */
  entry: { files: [/./], tags: ['$initial'] },
  /* Icons of menus, footers and lists, but for those of home and lobbies. */
  icons: {
    files: [/lucide-react\/dist\/esm\/icons\/(?!(?:pause|plane|play|sparkles)\.)/],
    sharedBy: 8,
  },
};

const FIRST_TEXTS =
  /libs\/(?:(?:shell|content|casino)\/src|i18n\/src\/platform-messages)\/locales\/(\w+(?:\.\w+)?)\.json$/;

/** What later pages say in another voice is one file too: each list of files would name twenty otherwise. */
const VOICES = /locales\/(\w+\.\w+)\.json$/;

/** A language's texts for the first pages are one chunk, what it says in another voice is one. */
function textsChunk(id: string): string | null {
  const [, first] = FIRST_TEXTS.exec(id) ?? [];
  if (first) return `texts-${first}`;
  const [, later] = VOICES.exec(id) ?? [];
  return later ? `later-${later}` : null;
}

/** How the browser's build of an app is split into files: a plugin that reads the marks, and Rolldown's groups. */
export function siteChunks() {
  const { plugin, markOf } = chunkMarks([...Object.keys(CHUNKS), 'auto']);
  const groups = Object.entries(CHUNKS).map(([name, { files, sharedBy = 1, tags }]) => ({
    name,
    test: (id: string) => {
      const mark = markOf(id);
      return mark === undefined ? files.some((file) => file.test(id)) : mark === name;
    },
    minShareCount: sharedBy,
    includeDependenciesRecursively: name === 'react' || name === 'base',
    ...(tags && { tags }),
  }));
  return { plugin, groups: [{ name: textsChunk, debugName: 'texts' }, ...groups] };
}
