import {
  operationsOf,
  resolved,
  type Body,
  type Content,
  type Description,
  type Operation,
} from './Description.ts';

const JSON_TYPE = 'application/json';

const lacks = ({ example, examples = {} }: Content) =>
  example === undefined && Object.keys(examples).length === 0;

function bodiesOf(description: Description, { requestBody, responses = {} }: Operation): [string, Body][] {
  const replies = Object.entries(responses);
  const all: [string, Body][] = requestBody ? [['the request', requestBody], ...replies] : replies;
  return all.map(([place, body]) => [place, resolved(description, body)]);
}

/** Bodies without a named example, one line each: `login (POST /login): 422 has no example`. */
export const missingExamples = (description: Description): string[] =>
  [...operationsOf(description)].flatMap(([name, operation]) =>
    bodiesOf(description, operation)
      .filter(([, { content }]) => content?.[JSON_TYPE] && lacks(content[JSON_TYPE]))
      .map(([place]) => `${operation.operationId ?? 'An operation'} (${name}): ${place} has no example.`),
  );
