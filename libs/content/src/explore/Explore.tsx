import { useDeviceId } from '@baize/brand';
import { useLanguage, useText } from '@baize/i18n';
import { useMounted } from '@baize/routing';
import { ExploreStrip, ExploreTile, Icon, Skeleton, SparklesIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { contentMessages } from '../messages.ts';
import { exploreIcon } from './exploreIcons.ts';
import { exploreQueries } from './exploreQueries.ts';

/** Tiles of the strip (spec: document 2, section 2.2). */
const TILES = 8;

/** The strip of eight ways into the site. */
export function Explore() {
  const t = useText(contentMessages);
  const leads = useMounted();
  const { data, isError } = useQuery(exploreQueries.tiles(useDeviceId(), useLanguage()));
  if (isError || data?.length === 0) return null;
  return (
    <ExploreStrip heading={t('explore')} icon={<Icon of={SparklesIcon} size={22} />}>
      {data
        ? data
            .slice(0, TILES)
            .map(({ id, name, class: icon, image, url = '/casino' }) => (
              <ExploreTile
                key={id}
                label={name}
                icon={exploreIcon(icon)}
                image={image}
                href={leads(url) ? url : '/casino'}
              />
            ))
        : Array.from({ length: TILES }, (_, index) => <Skeleton key={index} ratio="8 / 5" shape="block" />)}
    </ExploreStrip>
  );
}
