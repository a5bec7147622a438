import { expect, it } from 'vitest';
import { adrIndexProblems } from './checkReadmes.ts';

const FILES = ['0001-one.md', '0002-two.md'];

it('passes an index that links to every ADR', () =>
  expect(adrIndexProblems('1. [One](0001-one.md)\n2. [Two](0002-two.md)\n', FILES)).toEqual([]));

it('finds an ADR that the index leaves out, and a link to none', () =>
  expect(adrIndexProblems('[One](0001-one.md) [Three](0003-three.md)', FILES)).toEqual([
    "doesn't list 0002-two.md.",
    "lists 0003-three.md, which doesn't exist.",
  ]));
