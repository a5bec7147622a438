import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PlayIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { GameArt } from './GameArt.tsx';

export type GameSheetProps = {
  name: string;
  provider?: string;
  image?: string;
  playLabel: string;
  onPlay: () => void;
  /** The game is about to open: a press has been answered. */
  opening?: boolean;
  demoLabel?: string;
  onDemo?: () => void;
  favourite?: ReactNode;
  /** A line of small print, for example the limits of a live table. */
  note?: ReactNode;
};

/**
 * The actions of a tapped tile on touch screens: the same as in its overlay, but large enough for a thumb.
 *
 * - Use in a Sheet that a GameTile's or LiveTableTile's `onOpen` opens.
 * - Not for mouse and keyboard, which have the tile's own buttons: GameTile.
 * - Keys: Tab walks from the star to the buttons; Enter and Space press. Escape is the Sheet's.
 * - Screen reader: the Sheet is named by the game; the art is hidden.
 */
export function GameSheet({
  name,
  provider,
  image,
  playLabel,
  onPlay,
  opening = false,
  demoLabel,
  onDemo,
  favourite,
  note,
}: GameSheetProps) {
  return (
    <Root>
      <Head>
        <Art>
          <GameArt src={image} name={name} priority />
        </Art>
        <Words>
          <Name>{name}</Name>
          {provider && <Provider>{provider}</Provider>}
          {note && <Note>{note}</Note>}
        </Words>
        {favourite}
      </Head>
      <Actions>
        <Button full size="l" loading={opening} onClick={onPlay} leading={<Icon of={PlayIcon} filled />}>
          {playLabel}
        </Button>
        {demoLabel && onDemo && (
          <Button full size="l" variant="secondary" disabled={opening} onClick={onDemo}>
            {demoLabel}
          </Button>
        )}
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
`;

const Art = styled.div`
  position: relative;
  flex: none;
  inline-size: 104px;
  aspect-ratio: ${theme.tile.ratio};
  border-radius: ${theme.radius.tile};
  overflow: hidden;
  box-shadow: ${theme.shadow.m};
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.xl};
  line-height: 1.15;
`;

const Provider = styled.p`
  color: ${theme.color.textMuted};
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;
