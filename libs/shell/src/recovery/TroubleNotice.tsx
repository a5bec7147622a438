import { optionsQueries } from '@baize/site';
import { Banner, Button, Icon, ReloadIcon, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isTrouble } from './isTrouble.ts';
import { useLastReply } from './useLastReply.ts';

/**
 * While the platform can't be reached, the current page stays and this bar reports the problem, with a retry button
 * (spec 1/4.shell/6). It disappears as soon as any call succeeds, or when it's closed.
 */
export function TroubleNotice() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const { data, error, errorUpdatedAt, refetch, isFetching } = useQuery({
    ...optionsQueries.all(),
    retryOnMount: false,
  });
  const lastReply = useLastReply();
  const [closedAt, setClosedAt] = useState(0);
  const isShown = data && isTrouble(error) && errorUpdatedAt > Math.max(lastReply, closedAt);
  if (!isShown) return null;
  return (
    <Place>
      <Banner
        type="error"
        closeLabel={t('close', { ns: 'shell' })}
        onClose={() => setClosedAt(Date.now())}
        action={
          <Button
            size="s"
            loading={isFetching}
            leading={<Icon of={ReloadIcon} size={18} />}
            onClick={() => void refetch()}
          >
            {t('try_again', { ns: 'shell' })}
          </Button>
        }
      >
        {t('trouble_notice')}
      </Banner>
    </Place>
  );
}

/* Above the bottom bar on phones, without covering the buttons beside it. */
const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-inline: 0;
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.s});
  display: grid;
  grid-template-columns: minmax(0, 560px);
  justify-content: center;
  padding-inline: ${theme.page.gutter};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
