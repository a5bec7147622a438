import {
  operationsOf,
  resolved,
  type Description,
  type Operation,
  type Parameter,
  type Schema,
} from './Description.ts';

/** One field of a reply, at any depth. */
interface Field {
  name: string;
  schema: Schema;
}

const MONEY = '#/components/schemas/Money';

function fieldsOf(description: Description, schema: Schema, open: readonly string[] = []): Field[] {
  if (schema.$ref && open.includes(schema.$ref)) return [];
  const inside = schema.$ref ? [...open, schema.$ref] : open;
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved(description, schema);
  const parts = [...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf];
  const own = Object.entries(properties).map(([name, field]) => ({ name, schema: field }));
  return [
    ...own,
    ...[...own.map((field) => field.schema), ...parts].flatMap((part) => fieldsOf(description, part, inside)),
  ];
}

/** Every field of the success replies. */
function successFields(description: Description, { responses = {} }: Operation): Field[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, reply]) => Object.values(resolved(description, reply).content ?? {}))
    .flatMap(({ schema = {} }) => fieldsOf(description, schema));
}

function isMoney(description: Description, { schema }: Field): boolean {
  const { pattern } = (description.components?.schemas?.Money ?? {}) as Schema;
  const variants = [
    schema,
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return variants.some((one) => one.$ref === MONEY || (pattern !== undefined && one.pattern === pattern));
}

const isToken = ({ name }: Field) => /(?:^|_)token$/i.test(name);
const isAddress = ({ name }: Field) => /(?:^|_)url$/.test(name);

const movesMoney = (description: Description, { parameters = [] }: Operation) =>
  parameters.some((parameter) => resolved<Parameter>(description, parameter).name === 'Idempotency-Key');

/** Why a reply must be checked; undefined if it needn't be. */
function stakeOf(description: Description, operation: Operation): string | undefined {
  const fields = successFields(description, operation);
  if (movesMoney(description, operation)) return 'reports that money has moved';
  if (fields.some((field) => isMoney(description, field))) return 'holds money';
  if (fields.some(isToken)) return 'contains a token';
  return operation['x-side-effect'] && fields.some(isAddress) ? 'launches something' : undefined;
}

const isMarked = (checked: unknown) =>
  checked === true || (Array.isArray(checked) && checked.length > 0) || checked === false;

/**
 * Replies with money, a token or a launch without a mark in the contract for how the client checks them, one per line.
 * `false` is also a valid mark, for a read that only shows amounts.
 */
export const unmarkedReplies = (description: Description): string[] =>
  [...operationsOf(description)].flatMap(([name, operation]) => {
    const { operationId = 'An operation', 'x-checked-reply': checked } = operation;
    const stake = stakeOf(description, operation);
    const line = `${operationId} (${name})`;
    if (checked !== undefined && !isMarked(checked))
      return [`${line}: x-checked-reply must be true, false or a list of fields.`];
    if (!stake) return [];
    if (checked === undefined)
      return [`${line}: its reply ${stake}. State in x-checked-reply what the client validates.`];
    const onlyShows = name.startsWith('GET ') && stake === 'holds money';
    return checked === false && !onlyShows
      ? [`${line}: its reply ${stake}, so x-checked-reply must name what is validated.`]
      : [];
  });
