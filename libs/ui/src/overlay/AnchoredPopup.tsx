import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { slideIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import { floatingSurface } from './overlayStyles.ts';
import { usePortalRoot } from './usePortalRoot.ts';
import { PopoverParts } from './radix.ts';

export type AnchoredPopupProps = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** Where focus returns to. */
  trigger: RefObject<HTMLElement | null>;
  /**
   * `list` is as wide as its anchor and leaves scrolling to its content; `panel` is as large as its content.
   */
  kind: 'list' | 'panel';
  children: ReactNode;
};

/** The popup of a field that is itself the button: a list of options, a calendar. For anything else use Popover. */
export function AnchoredPopup({
  label,
  open,
  onOpenChange,
  anchor,
  trigger,
  kind,
  children,
}: AnchoredPopupProps) {
  const root = usePortalRoot();
  return (
    <PopoverParts.Root open={open} onOpenChange={onOpenChange} modal>
      {open && root && createPortal(<Shield />, root)}
      <PopoverParts.Anchor virtualRef={anchor} />
      <PopoverParts.Portal container={root}>
        <Hanging
          data-kind={kind}
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus({ preventScroll: true });
          }}
        >
          {children}
        </Hanging>
      </PopoverParts.Portal>
    </PopoverParts.Root>
  );
}

/** Swallows the press that closes the popup; otherwise the field's own button would open it again. */
const Shield = styled.div`
  position: fixed;
  z-index: calc(${theme.layer.dialog} - 1);
  inset: 0;
`;

const Hanging = styled(PopoverParts.Content)`
  ${floatingSurface}
  ${slideIn}
  z-index: ${theme.layer.dialog};
  max-inline-size: calc(100vw - 24px);
  max-block-size: var(--radix-popover-content-available-height);
  border-radius: ${theme.radius.l};
  overflow: auto;
  scrollbar-width: thin;
  &[data-kind='list'] {
    display: flex;
    flex-direction: column;
    inline-size: max(var(--radix-popover-trigger-width), 260px);
    max-block-size: min(380px, var(--radix-popover-content-available-height, 380px));
    border-radius: ${theme.radius.m};
    overflow: hidden;
  }
`;
