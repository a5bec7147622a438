import { IconButton } from '../button/IconButton.tsx';
import { GameTile, type GameTileProps } from '../game-tile/GameTile.tsx';
import { StarIcon } from '../icon/icons.ts';
import { storyArt, storyTitle } from '../storyArt.ts';

const nothing = () => undefined;

/** A complete game for stories. */
export const sampleGame = (index: number): GameTileProps => ({
  name: storyTitle(index),
  provider: 'Kuzey Stüdyo',
  image: storyArt(index, 400, 400),
  playLabel: 'Oyna',
  onPlay: nothing,
  demoLabel: 'Ücretsiz dene',
  onDemo: nothing,
  favourite: (
    <IconButton look="glass" size="s" icon={StarIcon} label={`Favorilere ekle: ${storyTitle(index)}`} />
  ),
});

/** So many GameTiles. */
export const sampleTiles = (count: number) =>
  Array.from({ length: count }, (_, index) => <GameTile key={index} {...sampleGame(index)} />);
