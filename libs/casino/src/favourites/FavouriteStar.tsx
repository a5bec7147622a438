import { useTranslation } from 'react-i18next';
import { IconButton, StarIcon } from '@baize/ui';
import { useFavourite } from './useFavourite.ts';

interface Props {
  gameId: number;
  gameName: string;
  /** `glass` on an image, `plain` next to text. */
  variant?: 'glass' | 'plain';
  /** `s` on a small image. */
  size?: 's';
}

/** The star on a game's tile; filled while the game is a favourite. */
export function FavouriteStar({ gameId, gameName, variant = 'glass', size }: Props) {
  const { t } = useTranslation('casino');
  const { isFavourite, isChanging, toggle } = useFavourite(gameId);
  return (
    <IconButton
      variant={variant}
      size={size}
      icon={StarIcon}
      label={t('favourite', { name: gameName })}
      aria-pressed={isFavourite}
      aria-busy={isChanging}
      filled={isFavourite}
      onClick={toggle}
    />
  );
}
