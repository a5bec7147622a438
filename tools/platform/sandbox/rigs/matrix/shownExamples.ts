import type { Example, Operation } from '../../src/contract/Contract.ts';
import { refusalRows } from './refusalRows.ts';
import { traitsOf, type Traits } from './traitsOf.ts';

/** A reply, with the path and query values of its request. */
export interface AskedReply {
  status: number;
  body: unknown;
  asked: Readonly<Record<string, string>>;
}

type Judge = (reply: AskedReply) => boolean;
type Named<T> = readonly (readonly [name: string, value: T])[];

export const FIRST_FAILURE = 300;
const ABSENT = 'absent';

const refusalJudge = ({ status, value }: Example): Judge => {
  const wanted = refusalRows(status, value);
  return (reply) => wanted.isSubsetOf(refusalRows(reply.status, reply.body));
};

const parentOf = (place: string) => place.replace(/(?:\[\]|\.[^.[]*)$/, '');

/** The places at which examples differ; places below one that only some examples have are redundant. */
function distinctivePlaces(all: readonly Traits[]): string[] {
  const places = new Set(all.flatMap((traits) => [...traits.keys()]));
  return [...places].filter((place) => {
    const comparable = all.filter((traits) => place === '' || traits.has(parentOf(place)));
    return new Set(comparable.map((traits) => traits.get(place) ?? ABSENT)).size > 1;
  });
}

const wasAsked = (asked: Example['asked'], reply: AskedReply) =>
  Object.entries(asked).every(([name, value]) => reply.asked[name] === value);

function successJudges(examples: Named<Example>): Named<Judge> {
  const traits = examples.map(([, { value }]) => traitsOf(value));
  const places = distinctivePlaces(traits);
  return examples.map(([name, { status, asked }], index) => {
    const wanted = traits[index];
    const judge: Judge = (reply) => {
      if (reply.status !== status || !wasAsked(asked, reply)) return false;
      const shown = traitsOf(reply.body);
      return places.every((place) => (shown.get(place) ?? ABSENT) === (wanted?.get(place) ?? ABSENT));
    };
    return [name, judge] as const;
  });
}

function judgesOf({ examples }: Operation): Named<Judge> {
  const all = [...examples];
  const refusals = all.filter(([, { status }]) => status >= FIRST_FAILURE);
  return [
    ...successJudges(all.filter(([, { status }]) => status < FIRST_FAILURE)),
    ...refusals.map(([name, example]) => [name, refusalJudge(example)] as const),
  ];
}

const known = new WeakMap<Operation, Named<Judge>>();

/**
 * The named examples that a reply matches. A refusal matches every example for which it has all rows; a success matches
 * the one with the same traits in all places at which the operation's successes differ.
 */
export function shownExamples(operation: Operation, reply: AskedReply): string[] {
  const judges = known.get(operation) ?? judgesOf(operation);
  known.set(operation, judges);
  return judges.filter(([, judge]) => judge(reply)).map(([name]) => name);
}
