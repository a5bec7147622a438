import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type DetailsToggleProps = {
  label: string;
  /** The record's name; read aloud after the label. */
  name: string | undefined;
  open: boolean;
  /** The id of the element it opens. */
  controls: string;
  onToggle: () => void;
};

/** Opens and closes a record's details. Lists that show only its icon hide its text (`data-toggle-text`). */
export function DetailsToggle({ label, name, open, controls, onToggle }: DetailsToggleProps) {
  return (
    <Root
      type="button"
      aria-label={name === undefined ? label : `${label}: ${name}`}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <span data-toggle-text aria-hidden="true">
        {label}
      </span>
      <Icon of={DownIcon} size={18} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-inline-size: 36px;
  min-block-size: 36px;
  padding: 0 ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.accentText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  & > svg {
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.accentText} 12%, transparent);
    }
  }
`;
