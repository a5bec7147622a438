import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleBody } from './contract.ts';
import { forMutations, MUTATION_KINDS, mutationsOf, type Mutated } from './mutations.ts';
import { findInvalidText } from './findInvalidText.ts';

const body = () => exampleBody<{ games: { total: number } }>('getGames', 'firstPage');

describe('mutations', () => {
  it('don’t change the original', () => {
    const original = body();
    fc.assert(fc.property(mutationsOf(original), () => undefined));
    expect(original).toEqual(body());
  });

  it('nearly always differ from it', () => {
    const samples = fc.sample(mutationsOf(body()), 200);
    const changed = samples.filter((sample) => JSON.stringify(sample.body) !== JSON.stringify(body()));
    expect(changed.length).toBeGreaterThan(190);
  });

  it('catch a reader that trusts the platform', async () => {
    const trusting = (value: unknown) => (value as { games: { total: number } }).games.total.toFixed();
    /* Such a small body has hardly anything else to mutate. */
    await expect(
      forMutations({ games: { total: 160 } }, (mutated) => Promise.resolve(void trusting(mutated.body))),
    ).rejects.toThrow('Property failed');
  });

  it('of every kind occur in each run, including __proto__', async () => {
    const sent: Mutated[] = [];
    await forMutations(body(), (mutated) => Promise.resolve(void sent.push(mutated)));
    const kinds = new Set(sent.flatMap((mutated) => mutated.kinds));
    expect([...kinds].toSorted()).toEqual(MUTATION_KINDS.toSorted());
    expect(MUTATION_KINDS).toContain('__proto__');
    /* The body that consists only of this kind: another change may undo it. */
    const polluted = sent.find((mutated) => mutated.kinds.join() === '__proto__');
    expect(JSON.stringify(polluted?.body)).toContain('{"__proto__":{"polluted":true}');
  });

  it('fail a run that leaves a kind unused', async () => {
    const shared = fc.readConfigureGlobal();
    onTestFinished(() => fc.configureGlobal(shared));
    /* One of each kind only: this can't be mutated into another text, unless its kind has changed. */
    fc.configureGlobal({ ...shared, numRuns: 1 });
    const calm = () => Promise.resolve();
    await expect(forMutations({ title: 'zzz' }, calm)).rejects.toThrow('Unused kinds of mutation: text.');
  });
});

describe('findInvalidText', () => {
  it.each([
    '<p>NaN games</p>',
    '<p>1 of undefined</p>',
    '<p>[object Object]</p>',
    '<button aria-label="undefined is a favourite"></button>',
    '<img alt="[object Object]">',
  ])('reports %s', (html) => {
    document.body.innerHTML = html;
    expect(findInvalidText()).toBeDefined();
  });

  it('reports nothing in plain text', () => {
    document.body.innerHTML = '<p aria-label="Banana">NaNcy plays, undefinedly</p>';
    expect(findInvalidText()).toBeUndefined();
  });
});
