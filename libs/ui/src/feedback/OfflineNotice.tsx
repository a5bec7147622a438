import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { OfflineIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type OfflineNoticeProps = { text: string; offline: boolean };

/**
 * A bar across the page while the connection is lost.
 *
 * - Use once, below the header, always mounted: the region announces the change.
 * - Not for one failed call: ErrorState. Not for maintenance that is announced: NoticeMarquee.
 * - Keys: none of its own.
 * - Aloud: a status; announced when the connection is lost.
 */
export function OfflineNotice({ text, offline }: OfflineNoticeProps) {
  return (
    <div role="status">
      {offline && (
        <Line>
          <Icon of={OfflineIcon} size={16} />
          {text}
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  background: ${theme.color.warning};
  color: ${theme.color.onWarning};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-align: center;
`;
