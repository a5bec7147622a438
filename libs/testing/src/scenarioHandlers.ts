import type { HttpHandler } from 'msw';
import { mockExample, mockPending, mockNetworkError } from './mocks.ts';
import { contract } from './contract.ts';

type Scenario = (operationId: string) => HttpHandler;

/** Outcomes for all of a page's calls, whatever its story; chosen in the catalogue's toolbar. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  waiting: mockPending,
  'server-error': (id) => mockExample(id, 'serverError'),
  'too-many': (id) => mockExample(id, 'tooManyRequests'),
  offline: mockNetworkError,
};

/** Answers for all operations; none for an unknown scenario, which means the story's own. */
export function scenarioHandlers(name: string | undefined): HttpHandler[] {
  const scenario = SCENARIOS[name ?? ''];
  return scenario ? [...contract.keys()].map((id) => scenario(id)) : [];
}
