import type { Measure } from '../report/Measure.ts';
import { hostOf, type Load } from './Load.ts';
import { timedGet } from './timedGet.ts';
import { unseenPath } from './unseenPath.ts';

const ADDRESSES = 20_000;
/** The number that one worker renders or queues, so that most pages are rendered and cached (ADR 59). */
const VISITORS = 16;

/** Memory after twenty thousand new URLs, compared with half of them. */
export async function manyAddresses(load: Load): Promise<Measure[]> {
  const { site } = load;
  const ask = async (count: number) => {
    let left = count;
    const visit = async (visitor: number) => {
      while (left-- > 0) await timedGet(site.port, hostOf(load, visitor), unseenPath());
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
    return (await site.figures()).memoryMb;
  };
  const half = await ask(ADDRESSES / 2);
  const whole = await ask(ADDRESSES / 2);
  return [
    { metric: 'memory', of: '10,000 addresses', value: half },
    { metric: 'memory', of: '20,000 addresses', value: whole },
    { metric: 'memory growth', of: 'the second half', value: (100 * (whole - half)) / half },
  ];
}
