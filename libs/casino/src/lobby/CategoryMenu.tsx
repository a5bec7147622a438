import { useTranslation } from 'react-i18next';
import type { Category } from '@baize/api';
import { useIsPlayerDeferred } from '@baize/session';
import { BingoIcon, CategoryTabs, StarIcon } from '@baize/ui';
import type { Lobby } from './lobbies.ts';
import { lazyCategoryIcon } from './lazyCategoryIcon.tsx';
import { ALL_GAMES, FAVOURITES } from './lobbyState.ts';

interface Props {
  lobby: Pick<Lobby, 'name'>;
  categories: readonly Category[];
  current: number;
  onChoose: (category: number) => void;
}

/** Live casino hides its category of new tables from players (spec 2/2.3/3). */
const isNew = ({ slug }: Category) => /^new(-|$)/.test(slug);

/** "Show all", the player's favourites, then the platform's categories. */
export function CategoryMenu({ lobby, categories, current, onChoose }: Props) {
  const { t } = useTranslation('casino');
  const isPlayer = useIsPlayerDeferred();
  const own = [
    { id: ALL_GAMES, label: t('all_games'), icon: BingoIcon },
    ...(isPlayer ? [{ id: FAVOURITES, label: t('favourites'), icon: StarIcon }] : []),
  ];
  const hidesNew = isPlayer && lobby.name === 'live_casino';
  const shown = categories.filter((category) => !(hidesNew && isNew(category)));
  const served = shown.map(({ id, name, class: icon }) => ({
    id,
    label: name,
    icon: lazyCategoryIcon(icon),
  }));
  return (
    <CategoryTabs
      sticky
      label={t('categories')}
      items={[...own, ...served].map((item) => ({
        ...item,
        current: item.id === current,
        onSelect: () => onChoose(item.id),
      }))}
    />
  );
}
