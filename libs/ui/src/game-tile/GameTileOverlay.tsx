import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { PlayIcon } from '../icon/icons.ts';
import { fadeIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import type { GameTileProps } from './GameTile.tsx';

type Props = Pick<
  GameTileProps,
  'name' | 'provider' | 'playLabel' | 'onPlay' | 'demoLabel' | 'onDemo' | 'favourite'
>;

/** Covers the art on hover or focus. Clicks outside its buttons fall through to the tile, which plays. */
export function GameTileOverlay({ name, provider, playLabel, onPlay, demoLabel, onDemo, favourite }: Props) {
  return (
    <Glass data-part="tile-overlay">
      <Actions>
        <Play
          type="button"
          data-part="button"
          data-variant="primary"
          onClick={onPlay}
          aria-label={`${playLabel}: ${name}`}
        >
          <Icon of={PlayIcon} size={18} filled />
          <span>{playLabel}</span>
        </Play>
        {demoLabel && onDemo && (
          <Demo type="button" onClick={onDemo} aria-label={`${demoLabel}: ${name}`}>
            {demoLabel}
          </Demo>
        )}
      </Actions>
      {favourite && <Favourite>{favourite}</Favourite>}
      <Words aria-hidden="true">
        <Name>{name}</Name>
        {provider && <Provider>{provider}</Provider>}
      </Words>
    </Glass>
  );
}

const Glass = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: 1fr auto;
  border-radius: inherit;
  background: linear-gradient(
    color-mix(in oklab, ${theme.color.scrim} 45%, transparent),
    color-mix(in oklab, ${theme.color.scrim} 78%, transparent) 50%,
    ${theme.color.scrim} 75%
  );
  backdrop-filter: blur(3px) saturate(1.2);
  color: ${theme.color.onScrim};
  pointer-events: none;
  container-type: size;
  ${fadeIn}
  button,
  a {
    pointer-events: auto;
  }
`;

const Favourite = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 6px;
  inset-inline-end: 6px;
`;

const Actions = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 8px;
  min-block-size: 0;
  padding: 8px 10px 0;
  /* Little space: keeps clear of the star in the corner. */
  @container (max-height: 180px) {
    align-content: end;
    gap: 5px;
  }
`;

const Play = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 40px;
  padding: 6px 18px 6px 14px;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.15;
  box-shadow:
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 35%, transparent),
    ${theme.shadow.glow};
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    transform ${theme.motion.fast} ${theme.motion.ease};
  @container (max-height: 180px) {
    min-block-size: 34px;
    padding-block: 4px;
  }
  &:hover {
    background: ${theme.color.accentHover};
    transform: scale(1.04);
  }
`;

const Demo = styled.button`
  max-inline-size: 100%;
  min-block-size: 26px;
  padding: 3px 12px;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, ${theme.color.onScrim} 14%, transparent);
  color: ${theme.color.onScrim};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};
  line-height: 1.15;
  &:hover {
    background: color-mix(in oklab, ${theme.color.onScrim} 26%, transparent);
  }
`;

const Words = styled.div`
  display: grid;
  padding: 4px 12px 8px;
  line-height: 1.2;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  @container (max-height: 180px) {
    -webkit-line-clamp: 1;
  }
`;

const Provider = styled.span`
  overflow: hidden;
  font-size: ${theme.size.xs};
  opacity: 0.85;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (max-height: 150px) {
    display: none;
  }
`;
