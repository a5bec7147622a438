import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { lazyPart } from '@baize/routing';
import { JACKPOT_HEIGHT, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import { amusementAddress } from './amusementAddress.ts';
import { casinoDeferredTexts } from '../texts.ts';

const AmusementJackpots = lazyPart(
  async () => (await import('./AmusementJackpots.tsx')).AmusementJackpots,
  casinoDeferredTexts,
);
const EgtJackpots = lazyPart(
  async () => (await import('./EgtJackpots.tsx')).EgtJackpots,
  casinoDeferredTexts,
);
const JackpotFrame = lazyPart(
  async () => (await import('./JackpotFrame.tsx')).JackpotFrame,
  casinoDeferredTexts,
);
const JackpotScript = lazyPart(
  async () => (await import('./JackpotScript.tsx')).JackpotScript,
  casinoDeferredTexts,
);
const JackpotWidget = lazyPart(
  async () => (await import('./JackpotWidget.tsx')).JackpotWidget,
  casinoDeferredTexts,
);

/**
 * The brand's jackpots: the network's tiers, levels with a history, or a third-party page or script. Levels come from
 * the external data service if the platform names one, otherwise from the platform.
 */
export function JackpotBlock() {
  const { layout } = useBrand();
  return (
    <Suspense fallback={<Skeleton shape="block" height={JACKPOT_HEIGHT} />}>
      {layout.jackpot === 'tiers' ? <JackpotWidget /> : <OptionalJackpots board={layout.jackpot} />}
    </Suspense>
  );
}

/** Jackpots that depend on the options. */
function OptionalJackpots({ board }: { board: 'levels' | 'frame' | 'script' }) {
  const options = useSiteOptions();
  if (!options) return <Skeleton shape="block" height={JACKPOT_HEIGHT} />;
  const { jackpot_frame_url: frame, jackpot_script_url: script } = options;
  if (board === 'frame') return frame ? <JackpotFrame address={frame} /> : null;
  if (board === 'script') return script ? <JackpotScript address={script} /> : null;
  const address = amusementAddress(options);
  return address ? <AmusementJackpots address={address} /> : <EgtJackpots linked />;
}
