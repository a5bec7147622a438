import { describe, expect, it } from 'vitest';
import { contract, example, exampleBody } from './contract.ts';

describe('the contract in tests', () => {
  it('finds an example’s status by its place in the contract', () => {
    expect(example('getGames', 'firstPage').status).toBe(200);
    expect(example('login', 'locked').status).toBe(422);
    expect(example('getGameHistory', 'timedOut').status).toBe(524);
  });

  it('follows shared responses and shared examples', () => {
    expect(example('getGames', 'serverError')).toEqual({
      status: 500,
      body: { message: 'please_try_again' },
    });
  });

  it('returns copies', () => {
    exampleBody<{ title: string }>('getOptions', 'options').title = 'changed';
    expect(exampleBody<{ title: string }>('getOptions', 'options').title).not.toBe('changed');
  });

  it('lists the valid names when a name is wrong', () => {
    expect(() => example('getGame', 'x')).toThrow(/no operation getGame.*getGames/);
    expect(() => example('getGames', 'x')).toThrow(/no example x.*firstPage/);
  });

  it('has a success example for every operation', () => {
    const without = [...contract.values()].filter(
      ({ examples }) => ![...examples.values()].some(({ status }) => status < 300),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
