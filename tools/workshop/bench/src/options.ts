import { parseArgs } from 'node:util';
import { readApp, type MeasuredApp } from './browser/DEVICES.ts';

export const PHASES = ['bytes', 'load', 'trace', 'scroll', 'inp', 'route', 'rest', 'idle', 'brands'] as const;
export type PhaseName = (typeof PHASES)[number];
/** Five to seven minutes: without Lighthouse, the long scroll, the idle hour and the other brands. */
export const QUICK_PHASES: readonly PhaseName[] = ['bytes', 'trace', 'inp', 'route', 'rest'];

export interface Options {
  /** Number of measurements of each time; the median is reported. */
  runs: number;
  only: readonly PhaseName[];
  /** CPU slowdown factor: 4 is roughly a mid-range phone, 13 a low-end one. */
  cpu: number;
  brand: string;
  /** The app whose visitors are measured. */
  app: MeasuredApp;
}

/** Lighthouse measures phones. */
const PHONE_PHASES: ReadonlySet<PhaseName> = new Set(['load']);

const isPhase = (name: string): name is PhaseName => PHASES.some((phase) => phase === name);

function readPhases(text: string): readonly PhaseName[] {
  const names = text.split(',');
  const wrong = names.find((name) => !isPhase(name));
  if (wrong !== undefined)
    throw new Error(`Unknown phase "${wrong}" in --only. Phases, separated by commas: ${PHASES.join(',')}.`);
  return names.filter(isPhase);
}

/**
 * Reads the command line.
 * @throws naming the invalid option
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      cpu: { type: 'string', default: '4' },
      brand: { type: 'string', default: 'orvane' },
      app: { type: 'string', default: 'mobile-web' },
    },
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of 1 or more.');
  const cpu = Number(values.cpu);
  if (!(cpu >= 1)) throw new Error('--cpu must be a number of 1 or more, for example 4.');
  const app = readApp(values.app);
  const usual = values.quick ? QUICK_PHASES : PHASES;
  const wanted = values.only === undefined ? usual : readPhases(values.only);
  const only = wanted.filter((phase) => app === 'mobile-web' || !PHONE_PHASES.has(phase));
  return { runs, only, cpu, brand: values.brand, app };
}
