import { useTranslation } from 'react-i18next';
import { useDeviceId } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { useIsReachable, paths } from '@baize/routing';
import { ExploreStrip, ExploreTile, Icon, Skeleton, SparklesIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { exploreIcon } from './exploreIcon.ts';
import { exploreQueries } from './exploreQueries.ts';

/** Number of tiles (spec 2/2.2/7). */
const TILES = 8;

/** Eight shortcut tiles; those without a route in this app are omitted. */
export function Explore() {
  const { t } = useTranslation('content');
  const isReachable = useIsReachable();
  const { data, isError } = useQuery(exploreQueries.tiles(useDeviceId(), useLanguage()));
  const tiles = data?.filter(({ url = paths.casino }) => isReachable(url)).slice(0, TILES);
  if (isError || tiles?.length === 0) return null;
  return (
    <ExploreStrip heading={t('explore')} icon={<Icon of={SparklesIcon} size={22} />}>
      {tiles
        ? tiles.map(({ id, name, class: icon, image, url = paths.casino }) => (
            <ExploreTile key={id} label={name} icon={exploreIcon(icon)} image={image} href={url} />
          ))
        : Array.from({ length: TILES }, (_, index) => <Skeleton key={index} ratio="8 / 5" shape="block" />)}
    </ExploreStrip>
  );
}
