import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, FileIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type FileNameProps = {
  name: string;
  /** Already in words: "1,2 MB", "PDF, 1,2 MB". */
  size?: string;
  /** What is wrong with it, in place of the size. */
  error?: string;
  icon?: IconComponent;
  /** Both together offer to take it away; the label says which file, for example "dekont.pdf dosyasını kaldır". */
  removeLabel?: string;
  onRemove?: () => void;
};

/**
 * A file that was chosen or made: its name, its size, a way to take it away. A long name is cut in the middle, so that
 * its ending stays.
 *
 * - Use under a file input, and beside a document that was sent.
 * - Not for choosing a file, which is `<input type="file">`. Not for a link to a document: TextLink.
 * - Keys: Tab reaches the cross, Enter and Space take the file away.
 * - Aloud: the whole name is read, and the cross says which file it takes away.
 */
export function FileName({ name, size, error, icon = FileIcon, removeLabel, onRemove }: FileNameProps) {
  const dot = name.lastIndexOf('.');
  /* The last letters before the ending stay too: they often count copies. */
  const cut = dot > 6 && name.length - dot <= 6 ? dot - 4 : name.length;
  return (
    <Root data-error={Boolean(error)}>
      <Sign>
        <Icon of={error ? ErrorIcon : icon} size={20} />
      </Sign>
      <Words>
        <Name title={name}>
          <Start>{name.slice(0, cut)}</Start>
          <span>{name.slice(cut)}</span>
        </Name>
        {(error ?? size) && <More>{error ?? size}</More>}
      </Words>
      {removeLabel && onRemove && (
        <IconButton size="s" icon={CloseIcon} label={removeLabel} onClick={onRemove} />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  min-block-size: 56px;
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  &[data-error='true'] {
    box-shadow: inset 0 0 0 1px ${theme.color.dangerText};
  }
`;

const Sign = styled.span`
  flex: none;
  color: ${theme.color.accentText};
  [data-error='true'] > & {
    color: ${theme.color.dangerText};
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  line-height: 1.3;
`;

const Name = styled.span`
  display: flex;
  min-inline-size: 0;
  font-weight: ${theme.weight.medium};
  white-space: pre;
`;

const Start = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const More = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  [data-error='true'] & {
    color: ${theme.color.dangerText};
  }
`;
