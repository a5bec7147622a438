import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icon/icons.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { backdrop } from '../overlay/overlayStyles.ts';
import { usePortalRoot } from '../overlay/usePortalRoot.ts';
import { DialogParts } from '../overlay/radix.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { StoryProgress } from './StoryProgress.tsx';

export type StorySlide = { id: string | number; title: string; content: ReactNode; action?: ReactNode };
export type StoryViewerProps = {
  stories: readonly StorySlide[];
  /** The open story; undefined closes the viewer. */
  openId: string | number | undefined;
  onOpenChange: (id: string | number | undefined) => void;
  labels: { close: string; next: string; prev: string; pause: string; play: string };
};

/**
 * Full-screen stories, one after the other, six seconds each; in quiet mode they stay until the user moves on. Load it
 * lazily, because it includes the dialog.
 *
 * - Use for the stories that a StoryRing opens.
 * - Not for banners: HeroSlider. Not for a task or a text to read: Dialog.
 * - Keys: the left and right arrows change the story; Tab goes through pause, close and the story's button; Escape
 *   closes and returns focus.
 * - Screen reader: a dialog named by the story; the bars are hidden.
 */
export function StoryViewer({ stories, openId, onOpenChange, labels }: StoryViewerProps) {
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const returnFocus = useReturnFocus();
  const index = stories.findIndex(({ id }) => id === openId);
  const story = stories[index];
  const turn = (step: 1 | -1) => onOpenChange(stories[index + step]?.id ?? (step === 1 ? undefined : openId));
  const keys = new Map([
    ['ArrowRight', () => turn(1)],
    ['ArrowLeft', () => turn(-1)],
  ]);
  const portalRoot = usePortalRoot();
  if (!story) return null;
  return (
    <DialogParts.Root open onOpenChange={() => onOpenChange(undefined)}>
      <DialogParts.Portal container={portalRoot}>
        <Veil />
        <Frame {...returnFocus} aria-describedby="" onKeyDown={(event) => keys.get(event.key)?.()}>
          {/* The next one loads while this one is shown. */}
          {stories.slice(index, index + 2).map(({ id, content }) => (
            <Slide key={id} inert={id !== openId} data-ahead={id !== openId}>
              {content}
            </Slide>
          ))}
          <Top>
            <StoryProgress count={stories.length} index={index} paused={paused} onDone={() => turn(1)} />
            <Line>
              <Title>{story.title}</Title>
              {!still && (
                <IconButton
                  variant="glass"
                  size="s"
                  icon={paused ? PlayIcon : PauseIcon}
                  label={paused ? labels.play : labels.pause}
                  onClick={() => setPaused(!paused)}
                />
              )}
              <DialogParts.Close asChild>
                <IconButton variant="glass" size="s" icon={CloseIcon} label={labels.close} />
              </DialogParts.Close>
            </Line>
          </Top>
          <Turn data-side="prev">
            <IconButton
              variant="glass"
              icon={PreviousIcon}
              label={labels.prev}
              disabled={index === 0}
              onClick={() => turn(-1)}
            />
          </Turn>
          <Turn data-side="next">
            <IconButton variant="glass" icon={NextIcon} label={labels.next} onClick={() => turn(1)} />
          </Turn>
          {story.action && <Action>{story.action}</Action>}
        </Frame>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const Veil = styled(DialogParts.Overlay)`
  ${backdrop}
  background: ${theme.color.scrim};
`;

const Frame = styled(DialogParts.Content)`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  margin: auto;
  color: ${theme.color.onScrim};
  ${media.tablet} {
    inline-size: min(440px, 100vw, 56vh);
    block-size: min(780px, 100dvh - 48px);
  }
`;

const Slide = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  background: ${theme.color.scrim};
  overflow: hidden;
  &[data-ahead='true'] {
    visibility: hidden;
  }
  & > :is(img, video, iframe, div) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.tablet} {
    border-radius: ${theme.radius.l};
    box-shadow: ${theme.shadow.l};
  }
`;

const Top = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.xs};
  padding: max(${theme.space.s}, env(safe-area-inset-top)) ${theme.space.s} ${theme.space.xl};
  ${media.tablet} {
    border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
  }
  background: linear-gradient(${theme.color.scrim}, transparent);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Title = styled(DialogParts.Title)`
  flex: 1;
  min-inline-size: 0;
  font-size: ${theme.size.m};
  overflow-wrap: anywhere;
`;

const Turn = styled.div`
  position: absolute;
  inset-block: 45% auto;
  &[data-side='prev'] {
    inset-inline-start: ${theme.space.xs};
  }
  &[data-side='next'] {
    inset-inline-end: ${theme.space.xs};
  }
  ${media.web} {
    &[data-side='prev'] {
      inset-inline-start: -64px;
    }
    &[data-side='next'] {
      inset-inline-end: -64px;
    }
  }
`;

const Action = styled.div`
  position: absolute;
  inset-inline: ${theme.space.l};
  inset-block-end: max(${theme.space.l}, env(safe-area-inset-bottom));
  display: grid;
`;
