import { IconButton } from '../button/IconButton.tsx';
import { GameTile, type GameTileProps } from '../game-tile/GameTile.tsx';
import { StarIcon } from '../icon/icons.ts';
import { storyArt, storyTitle } from '../storyArt.ts';

const nothing = () => undefined;

/** The size of a drawing in the proportions of the brand's tiles; portrait where no brand is worn yet. */
function artSize(): [width: number, height: number] {
  const ratio = getComputedStyle(document.documentElement).getPropertyValue('--bz-tile-ratio');
  const [width = 3, height = 4] = ratio.split('/').map(Number);
  return [width || 3, height || 4];
}

/** A complete game for stories. */
export const sampleGame = (index: number): GameTileProps => ({
  name: storyTitle(index),
  provider: 'Kuzey Stüdyo',
  image: storyArt(index, ...artSize()),
  playLabel: 'Oyna',
  onPlay: nothing,
  demoLabel: 'Ücretsiz dene',
  onDemo: nothing,
  favourite: (
    <IconButton look="glass" size="s" icon={StarIcon} label={`Favorilere ekle: ${storyTitle(index)}`} />
  ),
});

/* Asks for its drawing when it is drawn: then the brand is known. */
const SampleTile = ({ index }: { index: number }) => <GameTile {...sampleGame(index)} />;

/** So many GameTiles. */
export const sampleTiles = (count: number) =>
  Array.from({ length: count }, (_, index) => <SampleTile key={index} index={index} />);
