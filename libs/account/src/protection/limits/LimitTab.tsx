import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { ErrorState, media, Skeleton, theme, VisuallyHidden } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LimitForm } from './LimitForm.tsx';
import type { LimitType } from './limitQueries.ts';
import { LimitUse } from './LimitUse.tsx';
import { useLimits } from './useLimits.ts';

/** The limits of one kind: their current use, and a form to change them. */
export function LimitTab({ type }: { type: LimitType }) {
  const { t } = useTranslation('accountProtection');
  const serverText = useServerText();
  const { data, error, isFetching, refetch } = useLimits(type);
  if (error && !data)
    return (
      <ErrorState
        title={t('limits_failed')}
        text={serverText(errorMessageKey(error), 'please_try_again')}
        retryLabel={t('try_again')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Columns aria-busy={!data}>
      {data ? (
        <>
          <LimitUse type={type} limits={data} />
          <LimitForm type={type} limits={data} />
        </>
      ) : (
        <>
          <Skeleton height="280px" />
          <Skeleton height="400px" />
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        </>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};
  ${media.web} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
