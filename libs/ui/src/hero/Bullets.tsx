import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

type BulletsProps = {
  ids: readonly (string | number)[];
  current: number;
  goTo: (index: number) => void;
  name: (number: number, total: number) => string;
};

/**
 * A bullet for each stop of a row of slides; its container lays them out and may set `--bullet`,
 * `--bullet-rim`.
 */
export function Bullets({ ids, current, goTo, name }: BulletsProps) {
  return ids.map((id, index) => (
    <Bullet
      key={id}
      type="button"
      aria-label={name(index + 1, ids.length)}
      aria-current={index === current || undefined}
      onClick={() => goTo(index)}
    />
  ));
}

const Bullet = styled.button`
  display: grid;
  align-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0 6px;
  border: 0;
  background: none;
  &::before {
    content: '';
    block-size: 6px;
    border-radius: ${theme.radius.pill};
    background: var(--bullet, ${theme.color.onScrim});
    box-shadow: 0 0 0 1px var(--bullet-rim, ${theme.color.scrim});
    opacity: 0.7;
    /* Its width isn't animated: that would lay out the page in each frame. */
    transition: opacity ${theme.motion.normal} ${theme.motion.ease};
  }
  &[aria-current] {
    inline-size: 44px;
  }
  &[aria-current]::before {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 1px var(--bullet-rim, ${theme.color.onScrim});
    opacity: 1;
  }
  ${media.touch} {
    block-size: 44px;
  }
`;
