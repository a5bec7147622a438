import { paths } from '@baize/routing';
import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';

export type Reward = 'wheel' | 'treasure' | 'bonus' | 'level' | 'case';

interface Context {
  options:
    | Pick<SiteOptions, 'wheel_of_fortune_url' | 'golden_treasure_url' | 'request_bonus_url'>
    | undefined;
  features: Pick<Brand['features'], 'requestBonus' | 'levelPage' | 'casePage'>;
  isMounted: (address: string) => boolean;
}

export const REWARD_ADDRESSES: Readonly<Record<Reward, string>> = {
  wheel: paths.wheel,
  treasure: paths.treasure,
  bonus: paths.bonusRequest,
  level: paths.level,
  case: paths.cases,
};

const isFilled = (address: string | undefined) => Boolean(address?.trim());

/**
 * The reward tiles of a brand's home page that the operator has configured and the app has pages for (spec 2/2.2/15).
 */
export function rewardTilesOf({ options, features, isMounted }: Context): readonly Reward[] {
  const has: Readonly<Record<Reward, boolean>> = {
    level: features.levelPage,
    case: features.casePage,
    wheel: isFilled(options?.wheel_of_fortune_url),
    treasure: isFilled(options?.golden_treasure_url),
    bonus: features.requestBonus && isFilled(options?.request_bonus_url),
  };
  return (Object.keys(has) as Reward[]).filter(
    (reward) => has[reward] && isMounted(REWARD_ADDRESSES[reward]),
  );
}
