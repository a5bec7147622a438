import { declaredImports } from './declaredImports.mjs';
import { ownProperties } from './ownProperties.mjs';

/**
 * Patterns that Baize code doesn't use, each with its alternative. Every entry becomes a lint rule `baize/<name>`;
 * `allowedIn` lists exempt files.
 */
export const BANS = [
  {
    name: 'named-exports',
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that a file, its export and all imports have the same name.',
    allowedIn: ['**/*.stories.tsx', '**/*.config.ts', '.storybook/**', 'vitest.jsdom.ts'],
  },
  {
    name: 'no-enums',
    selector: 'TSEnumDeclaration',
    message: 'Write an `as const` list and derive the type from it.',
    allowedIn: [],
  },
  {
    name: 'safe-html',
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Show HTML from the platform with SafeHtml.',
    allowedIn: ['**/SafeHtml.tsx'],
  },
  {
    name: 'own-case',
    selector: 'CallExpression[callee.property.name=/^to(Locale)?(Lower|Upper)Case$/]',
    message:
      'Use lowerCase or foldForSearch of @baize/i18n: the Turkish I must not change a user name or a search.',
    allowedIn: ['libs/i18n/src/foldForSearch.ts', 'tools/**', 'libs/api/gen/**', '.storybook/**'],
  },
  {
    name: 'own-navigation',
    selector:
      ':matches(AssignmentExpression[left.name="location"], AssignmentExpression[left.property.name="location"], AssignmentExpression[left.object.name="location"], AssignmentExpression[left.object.property.name="location"], CallExpression[callee.object.name="location"][callee.property.name=/^(assign|replace)$/], CallExpression[callee.object.property.name="location"][callee.property.name=/^(assign|replace)$/], CallExpression[callee.name="open"], CallExpression[callee.object.name="window"][callee.property.name="open"])',
    message:
      'Leave the page or open a window only through leavePage and openWindow of @baize/ui, which validate the address with safeUrl.',
    allowedIn: ['libs/ui/src/safe-url/**', '**/*.test.{ts,tsx}', 'tools/**'],
  },
  {
    name: 'known-paths',
    selector:
      ':matches(JSXAttribute, Property, ArrayExpression, CallExpression[callee.object.name!="api"], VariableDeclarator, BinaryExpression, ConditionalExpression) > Literal[value=/^\\/(?:Deposit|Withdraw|Register|login|Account|account-limitation|self-exclusion|cooling-off-periods|bonus-request|PlayerBonuses|casino|livecasino|promotions|sport)$/]',
    message: 'Use paths of @baize/routing: a page’s route and all links to it share one constant.',
    allowedIn: [
      'libs/{api,testing,ui}/**',
      'libs/routing/src/paths.ts',
      'tools/**',
      '.storybook/**',
      '**/*.{test,stories}.{ts,tsx}',
      '**/*.testing.{ts,tsx}',
    ],
  },
  {
    name: 'colour-tokens',
    selector: 'Literal[value=/#[0-9a-fA-F]{6}\\b|\\brgba?\\(|\\bhsla?\\(|\\boklch\\(/]',
    message: 'Use a colour token (theme.color.…): brands define the colours.',
    allowedIn: [
      'libs/ui/src/theme/**',
      'libs/ui/src/fixtures/placeholderImage.ts',
      'libs/brand/**',
      'tools/**',
      '.storybook/**',
      '**/*.test.{ts,tsx}',
    ],
  },
  {
    name: 'colour-tokens-in-templates',
    selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{6}\\b|\\brgba?\\(|\\bhsla?\\(|\\boklch\\(/]',
    message: 'Use a colour token (theme.color.…): brands define the colours.',
    allowedIn: [
      'libs/ui/src/theme/**',
      'libs/ui/src/fixtures/placeholderImage.ts',
      'libs/brand/**',
      'tools/**',
      '.storybook/**',
      '**/*.test.{ts,tsx}',
    ],
  },
  {
    name: 'static-styles',
    selector: 'TaggedTemplateExpression > TemplateLiteral > ArrowFunctionExpression',
    message: 'Styled rules are static: put state into a data-* attribute.',
    allowedIn: [],
  },
  {
    name: 'no-star-siblings',
    selector: 'TemplateElement[value.raw=/\\*\\s*[+~]\\s*\\*/]',
    message:
      'Name the element that follows, or use :first-child: `* + *` restyles the whole page for every popup (ADR 18).',
    allowedIn: [],
  },
  {
    name: 'clean-up-from-set-up',
    selector: 'CallExpression[callee.name="afterAll"]',
    message:
      'Return the clean-up from beforeAll: it runs only if the set-up succeeded, so one failure is one error.',
    allowedIn: [],
  },
  {
    name: 'one-network-mode',
    selector:
      ':matches(Property[key.name="networkMode"], ObjectExpression:has(> Property[key.name="mutationFn"]) > Property[key.name="retry"], NewExpression[callee.name="QueryClient"])',
    message:
      'Use createQueryClient of @baize/api unchanged: a call that changes something is sent immediately and only once, or fails.',
    allowedIn: ['libs/api/src/createQueryClient.ts', 'tools/**', '**/*.test.{ts,tsx}'],
  },
  {
    name: 'shared-property-settings',
    selector:
      'CallExpression[callee.object.name="fc"][callee.property.name=/^(assert|check)$/] > ObjectExpression > Property[key.name=/^(numRuns|seed)$/]',
    message:
      "Don't set the seed or the number of runs: vitest.properties.ts does (few cases with a fixed seed in the gate, many in the full run).",
    allowedIn: ['libs/testing/src/mutations.ts', 'tools/platform/sandbox/rigs/**'],
  },
  {
    name: 'clocks-stand-still',
    selector: 'Property[key.name="shouldAdvanceTime"][value.value=true]',
    message: "Advance the fake clock manually: one that runs in real time depends on the machine's load.",
    allowedIn: [],
  },
  {
    name: 'patient-waits',
    selector:
      ':matches(CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length=1], CallExpression[callee.property.name="waitFor"][arguments.1.value<5000], CallExpression:matches([callee.name="waitFor"], [callee.property.name=/^(waitFor$|find)/]) > ObjectExpression > Property[key.name="timeout"][value.value<5000])',
    message:
      "Wait at least 5 s, since machines may be busy: use Testing Library's waitFor, or vi.waitFor with a timeout (its default is 1 s).",
    allowedIn: [],
  },
  {
    name: 'no-restyling',
    selector: 'CallExpression[callee.name="styled"]',
    message: "Don't restyle our components: add a variant, or style an element around it.",
    allowedIn: ['libs/ui/**'],
  },
  {
    name: 'patient-specs',
    selector: 'Property[key.name="timeout"][value.value<5000]',
    message:
      "Keep expect's default timeout: on a busy machine everything takes seconds. Test speed in a unit test.",
    allowedIn: ['**/!(*.spec).{ts,tsx,mjs}'],
  },
  {
    name: 'ending-retries',
    selector:
      'CallExpression[callee.property.name="toPass"]:not([arguments.0.properties.0.key.name="timeout"])',
    message:
      'Pass a timeout to toPass, so that a failure shows its location. After a press, waitForPressCooldown is enough.',
    allowedIn: [],
  },
  {
    name: 'no-waits-for-nothing',
    selector: ':matches(Literal[value="networkidle"], MemberExpression[property.name="waitForTimeout"])',
    message:
      'Wait for what the page shows, html[data-ready] or a reply (untilAnswered): the absence of requests proves nothing.',
    /* Benchmarks measure silence. */
    allowedIn: ['tools/workshop/bench/**'],
  },
];

/** Packages that only one file imports; other code uses that wrapper. Without a file, importing them is forbidden. */
export const WRAPPED = [
  { name: 'openapi-fetch', file: 'libs/api/src/api.ts', instead: 'api and call of @baize/api' },
  { name: 'radix-ui', file: 'libs/ui/src/overlay/radix.ts', instead: 'the overlays of @baize/ui' },
  { name: 'lucide-react', file: 'libs/ui/src/icon/icons.ts', instead: 'the icons of @baize/ui' },
  {
    name: '@tanstack/react-virtual',
    file: 'libs/ui/src/grid/VirtualTileGrid.tsx',
    instead: 'VirtualTileGrid of @baize/ui',
  },
  { name: 'input-otp', file: 'libs/ui/src/code/CodeField.tsx', instead: 'CodeField of @baize/ui' },
  {
    name: 'react-day-picker',
    file: 'libs/ui/src/date/RangeCalendar.tsx',
    instead: 'DateTimeRange of @baize/ui',
  },
  { name: 'qrcode', file: 'libs/ui/src/data/QrCode.tsx', instead: 'QrCode of @baize/ui' },
  { name: 'dompurify', file: 'libs/ui/src/html/sanitizeHtml.ts', instead: 'SafeHtml of @baize/ui' },
  {
    name: 'swiper',
    file: 'libs/ui/src/slider/createSwiper.ts',
    instead: 'HeroSlider, Carousel and ProviderCarousel of @baize/ui',
  },
];

/** A package for tests and stories only. */
export const FOR_TESTS = '@baize/testing';

const ruleOf = ({ selector, message }) => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) => ({ [selector]: (node) => context.report({ node, messageId: 'banned' }) }),
});

/** Our own rules as an ESLint plugin: the bans, and rules that a selector can't express. */
export const bansPlugin = {
  rules: {
    ...Object.fromEntries(BANS.map((ban) => [ban.name, ruleOf(ban)])),
    'declared-imports': declaredImports,
    'own-properties': ownProperties,
  },
};
