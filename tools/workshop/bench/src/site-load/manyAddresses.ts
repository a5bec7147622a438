import type { Measure } from '../report/Measure.ts';
import { UNSEEN_PATH } from './Crowd.ts';
import { sendCrowd } from './sendCrowd.ts';
import type { Load } from './Load.ts';

const ADDRESSES = 20_000;
/** The number that one worker renders or queues, so that most pages are rendered and cached (ADR 59). */
const VISITORS = 16;

/** Memory after twenty thousand new URLs, compared with half of them. */
export async function manyAddresses({ site, hosts }: Load): Promise<Measure[]> {
  const ask = async (requests: number) => {
    await sendCrowd({
      port: site.port,
      hosts,
      visitors: VISITORS,
      paths: [UNSEEN_PATH],
      until: { requests },
    });
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
