import { seededPick } from '../../random.ts';
import type { Machine } from './Machine.ts';

/** Frequent small wins, on twenty lines. Return 96.0 %. */
const steady: Machine = {
  name: 'steady',
  lines: 20,
  strips: [
    'BSAFHEWCGFHBFHCBHEDGESHGEGDCFDAGFDHCWEAG',
    'DEHSGBFWGDAHEFCHDWCBFEBHCEGAHCGDFHAGSEGF',
    'SGBFCDGFHSBAEGHDWBEFHECDEACDWHCGHFEGFAWH',
    'SEFAWFHDFBGEWGHFEHDCGDHGCHGCSABFAEBGDECH',
    'HFCSHCEFGDEHWFSHAGBFGDHBGEDAFGWECDAEHGCB',
  ],
  pays: {
    W: [45, 160, 1200],
    A: [45, 160, 800],
    B: [30, 110, 450],
    C: [20, 50, 280],
    D: [16, 60, 220],
    E: [12, 35, 100],
    F: [12, 35, 100],
    G: [7, 22, 70],
    H: [7, 22, 70],
  },
  scatterPays: [2, 10, 50],
};

/** Rare big wins, on ten lines. Return 96.0 %. */
const bold: Machine = {
  name: 'bold',
  lines: 10,
  strips: [
    'GCHDWHGGSEHFAGFBHEAHGEFCBEFSGDFHCDE',
    'HGFBHSFEADEHGWSDCGFHEFCHGEFDBEGHACGW',
    'FDEBFHGAFSCDHGWHEFHEDGCHSGEAGCBGWFHE',
    'SGEHGWEDWHAFDHFEHGCFAEGCDGCEFBSFHGHFB',
    'CFDBSHFFHGFBEGSECGEAHWGHEGHFDCEFHDGA',
  ],
  pays: {
    W: [60, 500, 5000],
    A: [60, 400, 3000],
    B: [40, 180, 1000],
    C: [28, 100, 500],
    D: [18, 75, 300],
    E: [10, 40, 140],
    F: [10, 40, 150],
    G: [6, 18, 90],
    H: [6, 18, 90],
  },
  scatterPays: [2, 15, 150],
};

/** Many wilds, on ten lines. Return 96.1 %. */
const quick: Machine = {
  name: 'quick',
  lines: 10,
  strips: [
    'EGBFWGBDAGHCEGDSGFHDAHEDCEHFCBAFDBFEWCHWSA',
    'FACGBWFHCEBHDGCWSDEBFGDFEGASHEABEFDCAHWDGH',
    'DSWEHBDACGHSABGECHFCGAEBWEFCHWGDFGDFAEDFBH',
    'HFGABEWHCBAEGBHCFDGCDSGEFCESHWBDFAFDAWHDEG',
    'BHFDWCADEAGEHDCGHCGFEBGHDCSBAFHEADWGFBWFSE',
  ],
  pays: {
    W: [35, 110, 600],
    A: [28, 80, 350],
    B: [22, 70, 220],
    C: [16, 45, 160],
    D: [14, 35, 110],
    E: [9, 22, 70],
    F: [9, 22, 70],
    G: [7, 16, 45],
    H: [7, 16, 45],
  },
  scatterPays: [2, 10, 50],
};

export const MACHINES: readonly Machine[] = [steady, bold, quick];

/** The machine of a game. */
export const machineOf = (seed: number, gameId: number): Machine =>
  seededPick(seed, MACHINES, 'machine', gameId);
