import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { AccountIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type AvatarProps = {
  /** One or two letters, shown as capitals of the page's language; without them a neutral figure. */
  initials?: string;
  /** Edge in CSS pixels. */
  size?: number;
};

/**
 * The player as one or two letters, or a neutral figure.
 *
 * - Use beside the name or the balance.
 * - Not alone: it is hidden from readers. Not for a game: GameTile.
 * - Screen reader: nothing; the name beside it identifies the player.
 */
export function Avatar({ initials, size = 32 }: AvatarProps) {
  return (
    <Root aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {initials || <Icon of={AccountIcon} size={Math.round(size * 0.56)} />}
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.accent} 55%, transparent);
  font-weight: ${theme.weight.bold};
  line-height: 1;
  text-transform: uppercase;
`;
