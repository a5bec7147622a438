import type { Change } from './Change.ts';
import { compareSchemas, type SchemaChange } from './compareSchemas.ts';
import {
  operationsOf,
  resolved,
  type Body,
  type Description,
  type Operation,
  type Parameter,
} from './Description.ts';

interface Sides {
  old: Description;
  now: Description;
}
interface Operations {
  before: Operation;
  after: Operation;
}

const FIRST_FAILURE = 300;

const parametersOf = (description: Description, { parameters = [] }: Operation) =>
  new Map(
    parameters
      .map((parameter) => resolved<Parameter>(description, parameter))
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter] as const),
  );

function comparedParameters({ old, now }: Sides, { before, after }: Operations): SchemaChange[] {
  const [was, is] = [parametersOf(old, before), parametersOf(now, after)];
  const changes: SchemaChange[] = [];
  for (const [place, parameter] of is) {
    const earlier = was.get(place);
    const required = parameter.required ?? false;
    if (!earlier) {
      changes.push({ place, what: required ? 'is new and required' : 'is new', breaking: required });
      continue;
    }
    if (required !== (earlier.required ?? false)) {
      changes.push({ place, what: required ? 'is now required' : 'is now optional', breaking: required });
    }
    changes.push(
      ...compareSchemas(
        { description: old, schema: earlier.schema ?? {} },
        { description: now, schema: parameter.schema ?? {} },
        'client',
        place,
      ),
    );
  }
  for (const place of was.keys())
    if (!is.has(place)) changes.push({ place, what: 'is gone', breaking: true });
  return changes;
}

function comparedContent(
  { old, now }: Sides,
  before: Body,
  after: Body,
  sender: 'client' | 'server',
  place: string,
): SchemaChange[] {
  return Object.entries(before.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const later = after.content?.[type];
    if (!later) return [{ place, what: `${type} is gone`, breaking: true }];
    return compareSchemas(
      { description: old, schema },
      { description: now, schema: later.schema ?? {} },
      sender,
      place,
    );
  });
}

function comparedBodies(sides: Sides, { before, after }: Operations): SchemaChange[] {
  const place = 'request body';
  const [was, is] = [before.requestBody, after.requestBody];
  if (!was && !is) return [];
  if (!was) return [{ place, what: 'is new', breaking: is?.required ?? false }];
  if (!is) return [{ place, what: 'is gone', breaking: true }];
  const [old, now] = [resolved(sides.old, was), resolved(sides.now, is)];
  const duty =
    (old.required ?? false) === (now.required ?? false)
      ? []
      : [
          {
            place,
            what: now.required ? 'is now required' : 'is now optional',
            breaking: now.required ?? false,
          },
        ];
  return [...duty, ...comparedContent(sides, old, now, 'client', place)];
}

function comparedReplies(sides: Sides, { before, after }: Operations): SchemaChange[] {
  const [was, is] = [before.responses ?? {}, after.responses ?? {}];
  const gone = Object.keys(was)
    .filter((status) => !(status in is))
    .map((status) => ({ place: status, what: 'is gone', breaking: Number(status) < FIRST_FAILURE }));
  const added = Object.keys(is)
    .filter((status) => !(status in was))
    .map((status) => ({ place: status, what: 'is new', breaking: false }));
  const kept = Object.entries(was).flatMap(([status, reply]) => {
    const later = is[status];
    if (!later) return [];
    return comparedContent(sides, resolved(sides.old, reply), resolved(sides.now, later), 'server', status);
  });
  return [...gone, ...added, ...kept];
}

function comparedTraits({ before, after }: Operations): SchemaChange[] {
  const needs = ({ security = [] }: Operation) => security.some((scheme) => 'bearer' in scheme);
  const changes: SchemaChange[] = [];
  if (before.operationId !== after.operationId) {
    changes.push({ place: 'operationId', what: `was ${before.operationId ?? 'none'}`, breaking: true });
  }
  if (needs(before) !== needs(after)) {
    const what = needs(after) ? 'now needs a player' : 'no longer needs a player';
    changes.push({ place: 'security', what, breaking: needs(after) });
  }
  if ((before['x-side-effect'] ?? false) !== (after['x-side-effect'] ?? false)) {
    const what = after['x-side-effect'] ? 'now changes something' : 'no longer changes anything';
    changes.push({ place: 'x-side-effect', what, breaking: after['x-side-effect'] ?? false });
  }
  return changes;
}

/** Every difference between the released and the current contract. */
export function compareContracts(old: Description, now: Description): Change[] {
  const [was, is] = [operationsOf(old), operationsOf(now)];
  const sides = { old, now };
  const named = (operation: string, { operationId = '' }: Operation, change: SchemaChange): Change => ({
    operation,
    operationId,
    ...change,
  });
  const gone = [...was].flatMap(([name, operation]) =>
    is.has(name) ? [] : [named(name, operation, { place: '', what: 'is gone', breaking: true })],
  );
  const rest = [...is].flatMap(([name, after]) => {
    const before = was.get(name);
    if (!before) return [named(name, after, { place: '', what: 'is new', breaking: false })];
    const both = { before, after };
    return [
      ...comparedTraits(both),
      ...comparedParameters(sides, both),
      ...comparedBodies(sides, both),
      ...comparedReplies(sides, both),
    ].map((change) => named(name, after, change));
  });
  return [...gone, ...rest];
}
