import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { BellIcon, CloseIcon, DownIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type NoticeStripProps = {
  label: string;
  text: string;
  /** Names the button that shows all of a long text. */
  moreLabel: string;
  closeLabel: string;
  onClose: () => void;
};

/**
 * A static one-line notice at the top of the page; a long text opens below it.
 *
 * - Use for news that concerns all players for a few days, where nothing should move, including next to money and
 *   limits.
 * - Not for several notices in turn: NoticeMarquee. Not for a single player: Banner.
 * - Keys: Tab reaches the two buttons, Enter and Space press them.
 * - Screen reader: a region named by `label`, with all of its text; nothing is announced automatically.
 */
export function NoticeStrip({ label, text, moreLabel, closeLabel, onClose }: NoticeStripProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root aria-label={label} data-open={isOpen}>
      <Icon of={BellIcon} size={16} />
      <Words>{text}</Words>
      <Toggle>
        <IconButton
          size="s"
          icon={DownIcon}
          label={moreLabel}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Toggle>
      <IconButton size="s" icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: max(40px, ${theme.control.s});
  padding-inline: ${theme.page.gutter} calc(${theme.page.gutter} - 8px);
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

const Words = styled.p`
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-end: auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-open='true'] > & {
    padding-block: ${theme.space.xs};
    white-space: normal;
  }
`;

const Toggle = styled.span`
  display: contents;
  [data-open='true'] > & svg {
    transform: rotate(180deg);
  }
`;
