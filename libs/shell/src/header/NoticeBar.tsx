import { useBrand } from '@baize/brand';
import { MOBILE, useDeviceId } from '@baize/site';
import { useCachedAddress } from '@baize/routing';
import { theme } from '@baize/ui';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePath } from 'react-router';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';
import { isCalmPage } from './isCalmPage.ts';
import { closeNotice, useNotice } from './useNotice.ts';

const NoticeMarquee = deferredComponent(async () => (await import('./NoticeMarquee.ts')).NoticeMarquee);
const NoticeLine = deferredComponent(async () => (await import('./NoticeLine.tsx')).NoticeLine);

/** Duration of one pass of the text (spec 2/2.13/10). */
const PASS_MS = { mobile: 10_000, other: 50_000 } as const;

/**
 * The operator's notice below the header until it's closed: scrolling, or as a static line. A brand may show it behind
 * a bell in the header instead (`NoticeBell`).
 */
export function NoticeBar() {
  const { notice: model } = useBrand().layout;
  const notice = useNotice();
  const { pathname = '' } = parsePath(useCachedAddress());
  if (!notice || notice.isClosed || model === 'bell') return null;
  const moves = model === 'marquee' && !isCalmPage(pathname);
  return <Bar id={notice.id} text={notice.text} moves={moves} />;
}

/*
 * Memoized, so that newer options with the same notice don't re-render it: the server-rendered bar would disappear
 * until its code has loaded.
 */
const Bar = memo(function Bar({ id, text, moves }: { id: string; text: string; moves: boolean }) {
  const { t } = useTranslation('shell');
  const device = useDeviceId();
  const close = () => closeNotice(id);
  return (
    <Suspense fallback={<Placeholder data-part="notice" />}>
      {moves ? (
        <NoticeMarquee
          label={t('notice')}
          notices={[{ id: 'notice', text }]}
          duration={device === MOBILE ? PASS_MS.mobile : PASS_MS.other}
          pauseLabel={t('pause')}
          playLabel={t('resume')}
          closeLabel={t('notice_close')}
          onClose={close}
        />
      ) : (
        <NoticeLine text={text} onClose={close} />
      )}
    </Suspense>
  );
});

/* The height of the notice, to avoid layout shift when its code loads. */
const Placeholder = styled.div`
  block-size: max(40px, ${theme.control.s});
  background: ${theme.color.accentSoft};
`;
