import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { TransferIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

type SwapButtonProps = { label: string; turned: boolean; held: boolean; onSwap: () => void };

/** The arrow between two wallets: half a rotation for each change of direction, none with reduced motion. */
export function SwapButton({ label, turned, held, onSwap }: SwapButtonProps) {
  return (
    <Seam>
      <Root
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={held || undefined}
        onClick={held ? undefined : onSwap}
      >
        <Turn data-turned={turned}>
          <Icon of={TransferIcon} size={20} />
        </Turn>
      </Root>
    </Seam>
  );
}

/* It takes no extra space, so that the wallets stay close together. */
const Seam = styled.span`
  z-index: ${theme.layer.raised};
  display: grid;
  align-items: center;
  justify-items: end;
  block-size: 0;
  padding-inline-end: ${theme.space.m};
  --lie: 90deg;
  @container (min-width: 500px) {
    justify-items: center;
    inline-size: 20px;
    block-size: auto;
    padding: 0;
    --lie: 0deg;
  }
`;

const Root = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  box-shadow:
    0 0 0 4px ${theme.color.surface},
    ${theme.shadow.m};
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.accentHover};
    }
  }
  &[aria-disabled='true'] {
    background: ${theme.color.raised};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 5px;
  }
`;

const Turn = styled.span`
  display: block;
  transform: rotate(var(--lie));
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
  &[data-turned='true'] {
    transform: rotate(calc(var(--lie) + 180deg));
  }
`;
