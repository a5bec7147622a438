import { describe, expect, it } from 'vitest';
import { SPOTS, winOf } from './bets.ts';
import { roulette } from './roulette.ts';
import { colourOf, numberOf, POCKETS, WHEEL } from './wheel.ts';

const numbers = Array.from({ length: POCKETS }, (_, number) => number);

describe('the wheel', () => {
  it('has every number once, eighteen of each colour and a green zero', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(numbers.filter((number) => colourOf(number) === 'red')).toHaveLength(18);
    expect(numbers.filter((number) => colourOf(number) === 'black')).toHaveLength(18);
    expect(colourOf(0)).toBe('green');
  });

  it('draws every number about equally often', () => {
    const counts = numbers.map(() => 0);
    const rounds = 37_000;
    for (let round = 0; round < rounds; round += 1) {
      const number = numberOf('long run', round);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});

describe('bets', () => {
  it.each([...SPOTS.keys()])('%s returns 36 of 37 units', (name) => {
    const back = numbers.reduce((sum, number) => sum + winOf(new Map([[name, 1n]]), number), 0n);
    expect(back).toBe(36n);
  });

  it('are parsed as stakes by bet name', () => {
    expect(roulette.readBet({ bets: { red: '10.00', n17: '2.00' } })?.stake).toBe(12_00n);
  });

  it.each([
    [{}],
    [{ bets: {} }],
    [{ bets: [] }],
    [{ bets: { red: 10 } }],
    [{ bets: { red: '0.50' } }],
    [{ bets: { red: '-10.00' } }],
    [{ bets: { n37: '10.00' } }],
    [{ bets: { toString: '10.00' } }],
    [{ bets: { red: '5001.00' } }],
  ])('are refused: %j', (body) => {
    expect(roulette.readBet(body)).toBeUndefined();
  });
});
