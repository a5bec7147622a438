import type { HttpHandler } from 'msw';
import { answer, noAnswer, noConnection } from './answers.ts';
import { contract } from './contract.ts';

type Scenario = (operationId: string) => HttpHandler;

/** What may happen to every call of a page, whatever its story: chosen in the catalogue's toolbar. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  waiting: noAnswer,
  'server-error': (id) => answer(id, 'serverError'),
  'too-many': (id) => answer(id, 'tooManyRequests'),
  offline: noConnection,
};

/** Answers for all operations; none for an unknown scenario, which means the story's own. */
export function scenarioAnswers(name: string | undefined): HttpHandler[] {
  const scenario = SCENARIOS[name ?? ''];
  return scenario ? [...contract.keys()].map((id) => scenario(id)) : [];
}
