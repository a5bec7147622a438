import { BellIcon, IconButton, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';
import { DeferredPopover } from './DeferredPopover.tsx';
import { useNotice } from './useNotice.ts';

const NoticePopover = deferredComponent(async () => (await import('./NoticePopover.tsx')).NoticePopover);

/**
 * The operator's notice behind a bell in the header, with a dot until it's closed. Renders nothing without a notice.
 */
export function NoticeBell() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const notice = useNotice();
  if (!notice) return null;
  const { isClosed } = notice;
  return (
    <Place data-unread={!isClosed}>
      <DeferredPopover
        button={(state) => (
          <IconButton
            icon={BellIcon}
            label={t('notice', { ns: 'shell' })}
            aria-description={isClosed ? t('notice_none') : undefined}
            {...state}
          />
        )}
        popover={(trigger) => <NoticePopover trigger={trigger} notice={notice} />}
      />
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
  &[data-unread='true']::after {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline-end: 9px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${theme.color.header};
    border-radius: 50%;
    background: ${theme.color.danger};
    pointer-events: none;
  }
`;
