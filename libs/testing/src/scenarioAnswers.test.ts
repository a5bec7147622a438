import { expect, it } from 'vitest';
import { scenarioAnswers } from './scenarioAnswers.ts';
import { serveAnswers } from './serveAnswers.ts';

const ask = () => fetch(new URL('/_api/options', location.href));

it('puts every call on the chosen answer', async () => {
  serveAnswers(...scenarioAnswers('server-error'));
  expect((await ask()).status).toBe(500);
  serveAnswers(...scenarioAnswers('too-many'));
  expect((await ask()).status).toBe(429);
  serveAnswers(...scenarioAnswers('offline'));
  await expect(ask()).rejects.toThrow('The connection broke');
});

it('leaves a story as it is otherwise', () => {
  expect(scenarioAnswers('story')).toEqual([]);
  expect(scenarioAnswers(undefined)).toEqual([]);
});
