import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/Icon.tsx';
import { SearchIcon } from '../../icon/icons.ts';
import { useMediaQuery } from '../../motion/useMediaQuery.ts';
import { theme } from '../../theme/theme.ts';

export type ComboSearchProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  /** The active option. */
  activeId: string | undefined;
};

/** The box at the head of a Combobox's list: the combobox of the WAI-ARIA pattern. */
export function ComboSearch({ label, value, onValueChange, onKeyDown, listId, activeId }: ComboSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useFocusAtEnd(box);
  return (
    <Root>
      <Icon of={SearchIcon} size={18} />
      <Input
        ref={box}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Root>
  );
}

/**
 * Moves focus here, after the typed text, once the overlay has set its own focus. Not on touch screens, where
 * the keyboard would hide the list that was just opened.
 */
function useFocusAtEnd(box: { current: HTMLInputElement | null }) {
  const byTouch = useMediaQuery('(hover: none)');
  useEffect(() => {
    if (byTouch) return;
    const timer = setTimeout(() => {
      const { current } = box;
      current?.focus({ preventScroll: true });
      current?.setSelectionRange(current.value.length, current.value.length);
    });
    return () => clearTimeout(timer);
  }, [box, byTouch]);
}

const Root = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  &:focus-within {
    border-block-end-color: ${theme.color.focus};
    box-shadow: inset 0 -1px 0 ${theme.color.focus};
  }
`;

/* The border below it shows focus. */
const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.text};
  font-size: max(16px, ${theme.size.m});
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;
