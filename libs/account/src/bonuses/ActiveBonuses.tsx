import { errorMessageKey } from '@baize/api';
import { useLanguage, useServerText } from '@baize/i18n';
import { ErrorState, GiftIcon, Skeleton, theme, VisuallyHidden } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SectionCard } from '../profile/SectionCard.tsx';
import { ActiveBonusRow } from './ActiveBonusRow.tsx';
import { activeBonusQueries } from './activeBonusQueries.ts';

/** Maximum number of bonuses shown, however many a reply has; the list below has all. */
const SHOWN = 5;

/** The player's active bonuses, with their wagering (spec 3/history/27). */
export function ActiveBonuses() {
  const { t } = useTranslation('accountBonuses');
  return (
    <SectionCard icon={GiftIcon} title={t('active_title')} text={t('active_lead')}>
      <Bonuses />
    </SectionCard>
  );
}

function Bonuses() {
  const { t } = useTranslation('accountBonuses');
  const serverText = useServerText();
  const { data, error, isFetching, refetch } = useQuery(activeBonusQueries.list(useLanguage()));
  if (error && !data)
    return (
      <ErrorState
        title={t('active_failed')}
        text={serverText(errorMessageKey(error), 'please_try_again')}
        retryLabel={t('try_again')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <>
        <Skeleton height="76px" />
        <VisuallyHidden role="status">{t('active_loading')}</VisuallyHidden>
      </>
    );
  if (data.length === 0) return <Note>{t('active_none')}</Note>;
  return (
    <>
      <List>
        {data.slice(0, SHOWN).map((bonus) => (
          <ActiveBonusRow key={bonus.key} bonus={bonus} />
        ))}
      </List>
      {data.length > SHOWN && <Note>{t('active_more', { count: data.length - SHOWN })}</Note>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: 0;
  list-style: none;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
`;
