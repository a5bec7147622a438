/** What distinguishes two successful bodies, by path: `.data.games` is `empty`. */
export type Traits = ReadonlyMap<string, string>;

/** Fields that are compared by value; for others only whether they are empty or 0. */
const DISTINCTIVE = new Set(['message', 'error', 'type', 'status', 'geo', 'device', 'full_screen']);
const MONEY = /^\d+\.\d{2}$/;

/** A message without variable parts: numbers, and names in backticks. */
export const wording = (message: unknown): string =>
  String(message)
    .replaceAll(/`[^`]*`/g, '``')
    .replaceAll(/\d+/g, '0');

/** The page of a URL, without the ids of game and launch. */
const pageOf = (address: string) => wording(new URL(address).pathname);

function textTrait(field: string, text: string): string {
  if (DISTINCTIVE.has(field)) return wording(text);
  if (text === '') return 'empty';
  if (MONEY.test(text)) return Number(text) === 0 ? 'nothing' : 'amount';
  return field === 'url' && URL.canParse(text) ? pageOf(text) : 'text';
}

function leafTrait(field: string, value: unknown): string {
  if (typeof value === 'string') return textTrait(field, value);
  return typeof value === 'number' && value > 0 && !DISTINCTIVE.has(field) ? 'number' : String(value);
}

function read(traits: Map<string, string>, place: string, field: string, value: unknown): void {
  if (Array.isArray(value)) {
    traits.set(place, value.length === 0 ? 'empty' : 'filled');
    if (value.length > 0) read(traits, `${place}[]`, field, value[0]);
  } else if (typeof value === 'object' && value !== null) {
    traits.set(place, 'object');
    for (const [name, inner] of Object.entries(value)) read(traits, `${place}.${name}`, name, inner);
  } else {
    traits.set(place, leafTrait(field, value));
  }
}

/** The traits of a body; a list has those of its first entry. */
export function traitsOf(body: unknown): Traits {
  const traits = new Map<string, string>();
  read(traits, '', '', body);
  return traits;
}
