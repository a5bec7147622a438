import { MOBILE, storedText, useDeviceId, useSiteOptions } from '@baize/brand';
import { theme } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';

const NoticeMarquee = deferredComponent(async () => (await import('./NoticeMarquee.ts')).NoticeMarquee);

/** Duration of one pass, in ms (spec 2/2.13/10). */
const SPEED = { mobile: 10_000, other: 50_000 } as const;

/** The notice that the player has closed, by id or, without one, by text. A different notice is shown again. */
const closed = storedText('notice_closed');

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** The operator's notice, scrolling under the header until it's closed. */
export function Notice() {
  const options = useSiteOptions();
  const closedNotice = useStore(closed);
  const text = filled(options?.notice);
  const id = filled(options?.notice_id) || text;
  return text === '' || id === closedNotice ? null : <Bar id={id} text={text} />;
}

/*
 * Memoised, so that newer options with the same notice don't render it again: the server-rendered bar would
 * disappear until its code has loaded.
 */
const Bar = memo(function Bar({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('shell');
  const device = useDeviceId();
  return (
    <Suspense fallback={<Room data-part="notice" />}>
      <NoticeMarquee
        label={t('notice')}
        notices={[{ id: 'notice', text }]}
        duration={device === MOBILE ? SPEED.mobile : SPEED.other}
        pauseLabel={t('pause')}
        playLabel={t('resume')}
        closeLabel={t('notice_close')}
        onClose={() => closed.set(id)}
      />
    </Suspense>
  );
});

/* As high as the notice, so that nothing below moves when its code loads. */
const Room = styled.div`
  block-size: max(40px, ${theme.control.s});
  background: ${theme.color.accentSoft};
`;
