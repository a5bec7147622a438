import fc from 'fast-check';

/** A platform reply that violates the contract. */
export interface Mutated {
  body: unknown;
  /** The changes, for the report of a failing test: `data.games.0.name: null`. */
  changes: readonly string[];
  /** The kinds of the changes, in the same order. */
  kinds: readonly string[];
}

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

const DROP = Symbol('dropped');

const hostile = () => JSON.parse('{"__proto__":{"polluted":true},"constructor":null}') as unknown;

type Turn = (value: unknown) => unknown;

/**
 * Replacements for a field; the functions derive the wrong type from the current value. A Map, since the key
 * `__proto__` in an object literal sets the prototype and adds no entry.
 */
const TURNS: ReadonlyMap<string, Turn> = new Map<string, Turn>([
  ['dropped', () => DROP],
  ['null', () => null],
  ['text for number', (value) => (typeof value === 'number' ? String(value) : 1)],
  ['empty text', () => ''],
  ['text', () => 'zzz'],
  ['a number', () => -1.5],
  ['yes or no', () => true],
  ['an empty list', () => []],
  ['an empty object', () => ({})],
  ['a list of null', () => [null]],
  ['a list of itself', (value) => [value, value]],
  ['__proto__', hostile],
]);

/** The kinds of mutation. A run that doesn't use all of them fails. */
export const MUTATION_KINDS: readonly string[] = [...TURNS.keys()];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, child]) => [[...at, key], ...pathsIn(child, [...at, key])])
    : [];

/** One requested change: where, and of which kind. */
type Wanted = readonly [path: Path, kind: string];

/** Applies one change; false if the field is gone or already has that value. */
function change(body: unknown, [path, kind]: Wanted): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), body);
  const key = path.at(-1);
  const turn = TURNS.get(kind);
  if (!turn || !isHolder(holder) || key === undefined || !Object.hasOwn(holder, key)) return false;
  const before = holder[key];
  const next = turn(before);
  if (next === DROP) delete holder[key];
  else holder[key] = next;
  return next === DROP || JSON.stringify(next) !== JSON.stringify(before);
}

function mutate(body: unknown, wanted: readonly Wanted[]): Mutated {
  const copy = structuredClone(body);
  const made = wanted.filter((one) => change(copy, one));
  return {
    body: copy,
    changes: made.map(([path, kind]) => `${path.join('.')}: ${kind}`),
    kinds: made.map(([, kind]) => kind),
  };
}

/** Replies with one to three fields dropped, null, of the wrong type, doubled or hostile. */
export function mutationsOf(body: unknown): fc.Arbitrary<Mutated> {
  const one = fc.tuple(fc.constantFrom(...pathsIn(body)), fc.constantFrom(...MUTATION_KINDS));
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((wanted) => mutate(body, wanted));
}

/** One mutation of each kind, at a random field where it has an effect. */
function oneOfEach(body: unknown): Mutated[] {
  const choices = MUTATION_KINDS.map((kind) =>
    pathsIn(body)
      .map((path) => mutate(body, [[path, kind]]))
      .filter(({ kinds }) => kinds.length > 0),
  ).filter((effective) => effective.length > 0);
  const [chosen] = fc.sample(fc.tuple(...choices.map((effective) => fc.constantFrom(...effective))), 1);
  return chosen ?? [];
}

/**
 * Runs `check` for the number of mutations in the shared settings, including each kind, and reports the smallest that
 * fails.
 * @param tests - how many tests mutate replies of the same operation, and share that number
 * @throws also if a kind was never used
 */
export async function forMutations(
  body: unknown,
  check: (mutated: Mutated) => Promise<void>,
  tests = 1,
): Promise<void> {
  const uses = new Map(MUTATION_KINDS.map((kind) => [kind, 0]));
  const counted = (mutated: Mutated) => {
    for (const kind of mutated.kinds) uses.set(kind, (uses.get(kind) ?? 0) + 1);
    return check(mutated);
  };
  const examples = oneOfEach(body).map((mutated): [Mutated] => [mutated]);
  const { numRuns = 0 } = fc.readConfigureGlobal();
  await fc.assert(fc.asyncProperty(mutationsOf(body), counted), {
    numRuns: Math.max(Math.ceil(numRuns / tests), examples.length),
    examples,
  });
  const unused = [...uses].filter(([, count]) => count === 0).map(([kind]) => kind);
  if (unused.length > 0) throw new Error(`Unused kinds of mutation: ${unused.join(', ')}.`);
}
