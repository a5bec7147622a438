import fc from 'fast-check';

/** A reply of the platform that is not what the contract promises. */
export interface Mutated {
  body: unknown;
  /** What was done to it, for the report of a failing test: `data.games.0.name: null`. */
  changes: readonly string[];
}

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

const DROP = Symbol('dropped');

const hostile = () => JSON.parse('{"__proto__":{"polluted":true},"constructor":null}') as unknown;

/** What a field may turn into; the functions make the wrong type of whatever stands there. */
const TURNS: Record<string, (value: unknown) => unknown> = {
  dropped: () => DROP,
  null: () => null,
  'text for number': (value) => (typeof value === 'number' ? String(value) : 1),
  'empty text': () => '',
  text: () => 'zzz',
  'a number': () => -1.5,
  'yes or no': () => true,
  'an empty list': () => [],
  'an empty object': () => ({}),
  'a list of null': () => [null],
  'a list of itself': (value) => [value, value],
  __proto__: hostile,
};

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, child]) => [[...at, key], ...pathsIn(child, [...at, key])])
    : [];

function change(body: unknown, path: Path, turn: (value: unknown) => unknown) {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), body);
  const key = path.at(-1);
  if (!isHolder(holder) || key === undefined || !Object.hasOwn(holder, key)) return;
  const next = turn(holder[key]);
  if (next === DROP) delete holder[key];
  else holder[key] = next;
}

function mutate(body: unknown, wanted: readonly (readonly [Path, string])[]): Mutated {
  const copy = structuredClone(body);
  for (const [path, name] of wanted) change(copy, path, TURNS[name] ?? (() => null));
  return { body: copy, changes: wanted.map(([path, name]) => `${path.join('.')}: ${name}`) };
}

/** Replies with one to three fields dropped, null, of the wrong type, doubled or hostile. */
export function mutationsOf(body: unknown): fc.Arbitrary<Mutated> {
  const one = fc.tuple(fc.constantFrom(...pathsIn(body)), fc.constantFrom(...Object.keys(TURNS)));
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((wanted) => mutate(body, wanted));
}

/** A page is drawn for each: a thorough run takes its time, the everyday one finds the usual. */
const usualRuns = () => (process.env.THOROUGH ? 200 : 40);

/** Runs `check` for so many mutations of a body, and reports the smallest that fails. */
export const forMutations = (
  body: unknown,
  check: (mutated: Mutated) => Promise<void>,
  { runs = usualRuns() }: { runs?: number } = {},
) => fc.assert(fc.asyncProperty(mutationsOf(body), check), { numRuns: runs });
