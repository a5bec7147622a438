import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { UiLink } from '../link/UiLink.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type PagerStepProps = {
  label: string;
  /** A page's number; without it `icon` is shown. */
  number?: string;
  icon?: IconComponent;
  current?: boolean;
  /** There is no such page. */
  off?: boolean;
  busy?: boolean;
  href?: string;
  onPress: () => void;
};

/** One step of a Pager. A disabled one stays focusable, so that focus isn't lost on the last page. */
export function PagerStep({ label, number, icon, current, off, busy, href, onPress }: PagerStepProps) {
  const dead = Boolean(off || busy || current);
  const stepProps = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-off': off,
    'data-busy': busy,
    'data-framed': number === undefined,
  };
  const sign = number ?? (icon && <Icon of={icon} size={18} />);
  return (
    <li data-number={number === undefined ? undefined : true}>
      {href !== undefined && !dead ? (
        <Step {...stepProps} as={UiLink} href={href} onClick={onPress}>
          {sign}
        </Step>
      ) : (
        <Step
          {...stepProps}
          type="button"
          aria-disabled={(off ?? busy) || undefined}
          onClick={dead ? undefined : onPress}
        >
          {sign}
        </Step>
      )}
    </li>
  );
}

const Step = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 40px;
  min-block-size: 40px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    opacity ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &[data-framed='true'] {
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &[aria-current] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: ${theme.weight.bold};
    box-shadow:
      inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 28%, transparent),
      ${theme.shadow.s};
    cursor: default;
  }
  &[data-off='true'] {
    opacity: 0.38;
    cursor: not-allowed;
  }
  &[data-busy='true'] {
    cursor: progress;
  }
  &[data-busy='true']:not([aria-current], [data-off='true']) {
    opacity: 0.55;
  }
  ${media.hover} {
    &:hover:not([aria-current], [aria-disabled='true']) {
      background: color-mix(in oklab, ${theme.color.text} 7%, ${theme.color.surface});
      box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
    }
  }
`;
