import { resolved, type Description, type Schema } from './Description.ts';

/** The sender of the described data: the client for a request, the server for a reply. */
export type Sender = 'client' | 'server';

export interface SchemaChange {
  place: string;
  what: string;
  breaking: boolean;
}

interface Side {
  description: Description;
  schema: Schema;
}

interface Compared {
  old: Schema;
  now: Schema;
  sides: [Description, Description];
  sender: Sender;
  place: string;
  /** References that are already being compared, since a schema may contain itself. */
  open: ReadonlySet<string>;
}

const listOf = (type: Schema['type']): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;
const values = ({ enum: list, const: only }: Schema) =>
  (list ?? (only === undefined ? [] : [only])).map((value) => JSON.stringify(value));
const missing = <T>(from: readonly T[], others: readonly T[]) =>
  from.filter((value) => !others.includes(value));

/** Compares enums and types. It's breaking if a client may no longer send a value, or a server may send a new one. */
function sets({ sender, place }: Compared, name: string, old: readonly string[], now: readonly string[]) {
  if (old.length === 0 && now.length === 0) return [];
  /* An empty list allows everything. */
  const lost = now.length === 0 ? [] : old.length === 0 ? ['anything else'] : missing(old, now);
  const gained = old.length === 0 ? [] : now.length === 0 ? ['anything else'] : missing(now, old);
  return [
    ...lost.map((value) => ({ place, what: `${name} no longer ${value}`, breaking: sender === 'client' })),
    ...gained.map((value) => ({ place, what: `${name} may now be ${value}`, breaking: sender === 'server' })),
  ];
}

const BOUNDS = [
  ['minLength', 1],
  ['minimum', 1],
  ['minItems', 1],
  ['maxLength', -1],
  ['maximum', -1],
  ['maxItems', -1],
] as const;

function bounds({ old, now, sender, place }: Compared): SchemaChange[] {
  return BOUNDS.flatMap(([name, up]) => {
    const [before, after] = [old[name], now[name]];
    if (before === after) return [];
    const none = -up * Infinity;
    const tighter = ((after ?? none) - (before ?? none)) * up > 0;
    const what = `${name} ${before ?? 'none'} is now ${after ?? 'none'}`;
    /* A list that may now be empty breaks its readers; a longer text doesn't. */
    return [{ place, what, breaking: sender === 'client' ? tighter : !tighter && up === 1 }];
  });
}

function shapes({ old, now, place }: Compared): SchemaChange[] {
  return (['pattern', 'format'] as const).flatMap((name) =>
    old[name] === now[name]
      ? []
      : [
          {
            place,
            what: `${name} ${old[name] ?? 'none'} is now ${now[name] ?? 'none'}`,
            breaking: now[name] !== undefined,
          },
        ],
  );
}

function fields(compared: Compared): SchemaChange[] {
  const { old, now, sender, place } = compared;
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const at = (name: string) => (place ? `${place}.${name}` : name);
  const gone = missing(Object.keys(before), Object.keys(after)).map((name) => ({
    place: at(name),
    what: 'is gone',
    breaking: true,
  }));
  const added = missing(Object.keys(after), Object.keys(before)).map((name) => ({
    place: at(name),
    what: now.required?.includes(name) ? 'is new and required' : 'is new',
    breaking: sender === 'client' && (now.required?.includes(name) ?? false),
  }));
  const kept = Object.keys(before).filter((name) => name in after);
  const duties = kept.flatMap((name) => {
    const [was, is] = [old.required?.includes(name) ?? false, now.required?.includes(name) ?? false];
    if (was === is) return [];
    return [
      {
        place: at(name),
        what: is ? 'is now required' : 'is no longer always there',
        breaking: is === (sender === 'client'),
      },
    ];
  });
  const inner = kept.flatMap((name) =>
    compare({ ...compared, old: before[name] ?? {}, now: after[name] ?? {}, place: at(name) }),
  );
  return [...gone, ...added, ...duties, ...inner];
}

function openness({ old, now, sender, place }: Compared): SchemaChange[] {
  const [was, is] = [old.additionalProperties !== false, now.additionalProperties !== false];
  if (was === is) return [];
  return [
    {
      place,
      what: is ? 'takes further fields' : 'takes no further fields',
      breaking: !is && sender === 'client',
    },
  ];
}

function variants(compared: Compared): SchemaChange[] {
  const of = ({ anyOf, oneOf, allOf }: Schema) => anyOf ?? oneOf ?? allOf ?? [];
  const [before, after] = [of(compared.old), of(compared.now)];
  if (before.length === after.length) {
    return before.flatMap((old, at) => compare({ ...compared, old, now: after[at] ?? {} }));
  }
  const { place, sender } = compared;
  const fewer = after.length < before.length;
  const what = fewer ? 'has fewer variants' : 'has more variants';
  return [{ place, what, breaking: fewer === (sender === 'client') }];
}

function compare(compared: Compared): SchemaChange[] {
  const { sides, open, place } = compared;
  const pair = `${compared.old.$ref ?? ''} ${compared.now.$ref ?? ''}`;
  if (pair.length > 1 && open.has(pair)) return [];
  const old = resolved(sides[0], compared.old);
  const now = resolved(sides[1], compared.now);
  const here = { ...compared, old, now, open: new Set([...open, pair]) };
  const items =
    old.items && now.items ? compare({ ...here, old: old.items, now: now.items, place: `${place}[]` }) : [];
  return [
    ...sets(here, 'type', listOf(old.type), listOf(now.type)),
    ...sets(here, 'value', values(old), values(now)),
    ...bounds(here),
    ...shapes(here),
    ...openness(here),
    ...fields(here),
    ...items,
    ...variants(here),
  ];
}

/** Lists the changes between two schemas, and whether each breaks the receiver. */
export const compareSchemas = (old: Side, now: Side, sender: Sender, place: string): SchemaChange[] =>
  compare({
    old: old.schema,
    now: now.schema,
    sides: [old.description, now.description],
    sender,
    place,
    open: new Set(),
  });
