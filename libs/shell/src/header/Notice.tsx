import { MOBILE, storedText, useDeviceId, useSiteOptions } from '@baize/brand';
import { theme } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deferredPart } from '../deferredPart.tsx';

const NoticeMarquee = deferredPart(async () => (await import('./NoticeMarquee.ts')).NoticeMarquee);

/** Milliseconds for one way through (spec 2/2.13/10). */
const SPEED = { mobile: 10_000, other: 50_000 } as const;

/** The notice that a player has closed, by its id or, without one, by its text; another one is shown. */
const closed = storedText('notice_closed');

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** What the operator has to say to everybody, running under the header until it is closed. */
export function Notice() {
  const options = useSiteOptions();
  const closedNotice = useStore(closed);
  const text = filled(options?.notice);
  const id = filled(options?.notice_id) || text;
  return text === '' || id === closedNotice ? null : <Bar id={id} text={text} />;
}

/* Newer options with the same notice leave it alone: the painted bar would go until its code is there. */
const Bar = memo(function Bar({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('shell');
  const device = useDeviceId();
  return (
    <Suspense fallback={<Room />}>
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

/* As high as the notice: what is below does not move when its code comes. */
const Room = styled.div`
  block-size: max(40px, ${theme.control.s});
  background: ${theme.color.accentSoft};
`;
