/* @chunk games */
import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './fieldStyles.ts';

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'size' | 'type' | 'ref'
> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
  /** The key that jumps here, for example `/`; shown to mice only. */
  shortcut?: string;
  /** What the box is waiting for, in a word or two, shown before the cross; empty if nothing. */
  waits?: string;
};

/**
 * The search box of a lobby or a filter. The magnifier replaces the visible label, which is read aloud and is the
 * placeholder.
 *
 * - Use to filter the content around it as the player types.
 * - Not for choosing a value by typing: Combobox.
 * - Keys: Tab reaches the cross, Enter and Space on it empty the box; in most browsers Escape does too. The page must
 *   listen for the shown shortcut (`useSearchShortcut`).
 * - Screen reader: a search landmark. The cross returns focus to the box; changes of `waits` are announced; the page
 *   announces the number of results.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  clearLabel,
  shortcut,
  waits,
  ...input
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    box.current?.focus();
  };
  return (
    <Root role="search">
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Glass>
          <Icon of={SearchIcon} size={18} />
        </Glass>
        <Input
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          {...input}
          ref={box}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </label>
      <End>
        {waits !== undefined && <Waits role="status">{waits}</Waits>}
        {value ? (
          <IconButton size="s" icon={CloseIcon} label={clearLabel} onClick={clear} />
        ) : (
          shortcut && <Key aria-hidden="true">{shortcut}</Key>
        )}
      </End>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  inline-size: 100%;
`;

const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${theme.space.s};
  display: grid;
  place-items: center;
  color: ${theme.color.textMuted};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 42px 48px;
  text-overflow: ellipsis;
  appearance: none;
  ${media.touch} {
    &:placeholder-shown {
      padding-inline-end: ${theme.space.s};
    }
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 40px;
  color: ${theme.color.textMuted};
  & > button:focus-visible {
    outline-offset: -4px;
  }
`;

const Waits = styled.span`
  font-size: ${theme.size.s};
  white-space: nowrap;
  pointer-events: none;
`;

const Key = styled.kbd`
  display: none;
  padding: 2px 7px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  font-family: inherit;
  font-size: ${theme.size.xs};
  ${media.hover} {
    display: block;
  }
`;
