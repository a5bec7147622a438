import { MOBILE, storedText, useDeviceId, useSiteOptions, useStored } from '@baize/brand';
import { useText } from '@baize/i18n';
import { theme } from '@baize/ui';
import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { shellMessages } from '../messages.ts';
import { later } from '../later.tsx';

const NoticeMarquee = later(async () => (await import('./marquee.ts')).NoticeMarquee);

/** Milliseconds for one way through (spec: document 2, section 2.13). */
const SPEED = { mobile: 10_000, other: 50_000 } as const;

/** The notice that a player has closed; another one is shown again. */
const closed = storedText('notice_closed');

/** What the operator has to say to everybody, running under the header until it is closed. */
export function Notice() {
  const notice: unknown = useSiteOptions()?.notice;
  const closedNotice = useStored(closed);
  const text = typeof notice === 'string' ? notice.trim() : '';
  return text === '' || text === closedNotice ? null : <Bar text={text} />;
}

/* Newer options with the same notice leave it alone: the painted bar would go until its code is there. */
const Bar = memo(function Bar({ text }: { text: string }) {
  const t = useText(shellMessages);
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
        onClose={() => closed.set(text)}
      />
    </Suspense>
  );
});

/* As high as the notice: what is below does not move when its code comes. */
const Room = styled.div`
  block-size: max(40px, ${theme.control.s});
  background: ${theme.color.accentSoft};
`;
