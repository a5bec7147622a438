import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useInView } from '../motion/useInView.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';

export type SubmitRowProps = {
  /** The buttons, the submit button first; on phones they fill the width. */
  children: ReactNode;
  /** One line above the buttons: the fee, what happens next. */
  note?: ReactNode;
};

/**
 * The buttons at the end of a form. On phones it sticks to the bottom, above the keyboard and the tab bar,
 * until the end of the form is reached.
 *
 * - Use once, as the last thing in a Form.
 * - Not for the buttons of a dialog: the `footer` of Dialog, Sheet or Drawer.
 * - Keys: none of its own; Enter in any field presses the sending button.
 */
export function SubmitRow({ children, note }: SubmitRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useInView(end);
  useKeyboardInset(row);
  return (
    <>
      <Row ref={row} data-part="submit" data-floating={!atEnd}>
        {note && <Note>{note}</Note>}
        <Buttons>{children}</Buttons>
      </Row>
      <End ref={end} />
    </>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  ${media.phone} {
    --lower: max(var(--bz-bar-bottom, 0px), var(--bz-keyboard, 0px));
    position: sticky;
    z-index: ${theme.layer.raised};
    inset-block-end: var(--lower);
    padding-block: ${theme.space.s};
    /* Extends to the dialog's edge, because sticky boxes stay clear of the scroll container's padding. */
    [role='dialog'] & {
      --lower: calc(var(--bz-keyboard, 0px) - max(${theme.space.l}, env(safe-area-inset-bottom)));
    }
    [role='dialog'] &[data-floating='true'] {
      padding-block-end: max(${theme.space.s}, env(safe-area-inset-bottom));
    }
    /*
     * A bar as wide as the screen or the dialog, whatever card the form is in. A border image, unlike a background, may
     * be wider than its box without causing overflow.
     */
    &[data-floating='true'] {
      border-image: linear-gradient(${theme.color.line} 1px, ${theme.color.overlay} 0) fill 0 / 0 / 0 100vw;
    }
  }
`;

const Note = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.4;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  ${media.phone} {
    /* Side by side as long as their labels fit on one line, otherwise stacked. */
    & > * {
      flex: 1 1 auto;
    }
    & > :first-child {
      flex-grow: 3;
    }
  }
`;

/* A one-pixel sentinel that detects whether the row is at its natural position. */
const End = styled.div`
  block-size: 1px;
  /* Cancels the form's gap. */
  margin-block-start: calc(-1px - ${theme.space.m});
  ${media.tablet} {
    display: none;
  }
`;
