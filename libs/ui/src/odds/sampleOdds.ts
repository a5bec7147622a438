import type { OddsWords } from './OddsButton.tsx';
import type { OddsOutcome } from './OddsRow.tsx';

export const oddsWords: OddsWords = { up: 'yükseldi', down: 'düştü', suspended: 'Şu an bahse kapalı' };

export const matchResult: readonly OddsOutcome[] = [
  { id: 1, outcome: '1', outcomeName: 'Ev sahibi', odds: '2,35' },
  { id: 0, outcome: 'X', outcomeName: 'Beraberlik', odds: '3,10' },
  { id: 2, outcome: '2', outcomeName: 'Deplasman', odds: '2,90' },
];

export const exactScore: readonly OddsOutcome[] = [
  '1-0',
  '2-0',
  '2-1',
  '3-1',
  '0-0',
  '1-1',
  '0-1',
  '1-2',
].map((outcome, index) => ({ id: outcome, outcome, odds: `${6 + index},50` }));
