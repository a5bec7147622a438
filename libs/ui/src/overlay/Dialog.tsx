import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ignoreAlerts } from './ignoreAlerts.ts';
import { centeredBackdrop, floatingSurface, riseIn } from './overlayStyles.ts';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayHeader } from './OverlayHeader.tsx';
import { usePortalRoot } from './usePortalRoot.ts';
import { DialogParts } from './radix.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The title is read aloud but not shown, because an image contains it. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** Names the × button. Without it there is none, and Escape does nothing: the dialog has to be answered. */
  closeLabel?: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Fills the screen of phones: for forms and long reading. */
  fullOnPhone?: boolean;
  /** Fills one side on wide screens; narrow ones omit it. */
  aside?: ReactNode;
  /** Buttons below the content, always visible. */
  footer?: ReactNode;
  /** Its upper edge stays in place while the content grows and shrinks. */
  atTop?: boolean;
  /** The content has no padding, for a frame that fills the dialog. */
  flush?: boolean;
  /** It opened without a user action. */
  unasked?: boolean;
  /** False if an answer is required: a click outside doesn't close it. */
  dismissable?: boolean;
  children?: ReactNode;
};

/**
 * A question or task that blocks everything else.
 *
 * - Use for a short form, a receipt, the rules of something; `fullOnPhone` for longer ones.
 * - Not for a choice about one tapped thing: Sheet. Not for yes or no: Confirm. Not for the menu: Drawer. Not for a few
 *   words: Popover.
 * - Keys: Tab stays inside, Escape closes and returns focus to what opened it. Without `closeLabel`, Escape does
 *   nothing. In that case, and if it opens `unasked`, the dialog itself is focused first, so that a key meant for the
 *   page doesn't answer it.
 * - Screen reader: a dialog named by its title; the page behind it cannot be reached.
 */
export function Dialog({
  open,
  onOpenChange,
  size = 'm',
  fullOnPhone = false,
  flush = false,
  atTop = false,
  dismissable = true,
  unasked = false,
  ...rest
}: DialogProps) {
  const { title, titleHidden, description, closeLabel, aside, footer, children } = rest;
  const returnFocus = useReturnFocus({ asks: unasked || closeLabel === undefined });
  return (
    <DialogParts.Root open={open} onOpenChange={onOpenChange}>
      <DialogParts.Portal container={usePortalRoot()}>
        <Veil>
          <Card
            {...returnFocus}
            data-size={size}
            data-full={fullOnPhone}
            data-top={atTop}
            data-aside={aside !== undefined}
            aria-describedby={description ? undefined : ''}
            onEscapeKeyDown={(event) => {
              if (closeLabel === undefined) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (!dismissable || closeLabel === undefined) event.preventDefault();
              ignoreAlerts(event);
            }}
          >
            <Main>
              <OverlayHeader
                title={title}
                titleHidden={titleHidden}
                description={description}
                closeLabel={closeLabel}
              />
              <OverlayBody flush={flush}>{children}</OverlayBody>
              {footer && <Footer>{footer}</Footer>}
            </Main>
            {aside && <Aside>{aside}</Aside>}
          </Card>
        </Veil>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const Veil = styled(DialogParts.Overlay)`
  ${centeredBackdrop}
`;

const Card = styled(DialogParts.Content)`
  ${floatingSurface}
  display: flex;
  inline-size: min(var(--width), 100%);
  max-block-size: calc(100dvh - 2 * ${theme.space.m});
  border-radius: ${theme.radius.l};
  overflow: hidden;
  ${riseIn}
  --width: 520px;
  &[data-size='s'] {
    --width: 400px;
  }
  &[data-size='l'] {
    --width: 840px;
  }
  &[data-size='xl'] {
    --width: 1240px;
  }
  ${media.desktop} {
    &[data-aside='true'] {
      --width: 880px;
      min-block-size: min(520px, calc(100dvh - 2 * ${theme.space.m}));
    }
  }
  &[data-top='true'] {
    align-self: start;
    max-block-size: calc(92dvh - 2 * ${theme.space.m});
    margin-block-start: 8dvh;
  }
  @media (max-width: 549px) {
    &[data-full='true'] {
      position: fixed;
      inset: 0;
      align-self: stretch;
      inline-size: 100%;
      margin: 0;
      max-block-size: none;
      border-radius: 0;
    }
  }
`;

const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

/* Before the content visually, after it for the keyboard and screen readers. */
const Aside = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    flex: 0 0 40%;
    order: -1;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l} max(${theme.space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  @media (max-width: 549px) {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
