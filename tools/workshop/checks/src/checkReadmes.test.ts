import { expect, it } from 'vitest';
import { adrIndexProblems } from './checkReadmes.ts';

const FILES = ['0001-one.md', '0002-two.md'];

it('passes an index that links to every ADR', () =>
  expect(adrIndexProblems('1. [One](0001-one.md)\n2. [Two](0002-two.md)\n', FILES)).toEqual([]));

it('reports an ADR missing from the index, and a broken link', () =>
  expect(adrIndexProblems('[One](0001-one.md) [Three](0003-three.md)', FILES)).toEqual([
    "doesn't list 0002-two.md.",
    "lists 0003-three.md, which doesn't exist.",
  ]));
