import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Form,
  GiftIcon,
  Skeleton,
  SparklesIcon,
  theme,
  VisuallyHidden,
  Icon,
} from '@baize/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GameChoice } from './GameChoice.tsx';
import { useAvailableFreeSpins } from './useAvailableFreeSpins.ts';
import { useClaimFreeSpins } from './useClaimFreeSpins.ts';

/** Claims available free spins: the player chooses a game, then claims them (spec 3/history/22 and 23). */
export function FreeSpinClaimCard() {
  const { t } = useTranslation('accountBonuses');
  const serverText = useServerText();
  const { data, error, isFetching, refetch } = useAvailableFreeSpins();
  const id = useId();
  if (error && !data)
    return (
      <ErrorState
        title={t('failed')}
        text={serverText(errorMessageKey(error), 'please_try_again')}
        retryLabel={t('try_again')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data?.length === 0) return <Nothing />;
  return (
    <Card role="region" aria-labelledby={id} aria-busy={!data}>
      <Head>
        <h2 id={id}>{t('claim_title')}</h2>
        <p>{t('claim_lead')}</p>
      </Head>
      {data ? (
        <ClaimForm games={data} />
      ) : (
        <>
          <Skeleton height="150px" />
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        </>
      )}
    </Card>
  );
}

function ClaimForm({ games }: { games: Parameters<typeof GameChoice>[0]['games'] }) {
  const { t } = useTranslation('accountBonuses');
  const [chosen, setChosen] = useState<number>();
  const { claim, isClaiming, problem, forget } = useClaimFreeSpins(() => setChosen(undefined));
  const game = games.find(({ id }) => id === chosen);
  return (
    <Form aria-label={t('claim_title')} onSubmit={() => game && claim(game.id)}>
      <GameChoice
        games={games}
        chosen={game?.id}
        onChoose={(id) => {
          setChosen(id);
          forget();
        }}
      />
      {problem && <Banner type="error">{problem}</Banner>}
      <div>
        <Button
          type="submit"
          size="l"
          disabled={!game}
          loading={isClaiming}
          leading={<Icon of={SparklesIcon} size={18} />}
        >
          {game ? t('claim_for', { game: game.name }) : t('claim')}
        </Button>
      </div>
    </Form>
  );
}

function Nothing() {
  const { t } = useTranslation('accountBonuses');
  const hasRoute = useHasRoute();
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('nothing')}
      text={t('nothing_text')}
      action={
        hasRoute(paths.promotions) && (
          <ButtonLink href={paths.promotions} variant="secondary">
            {t('see_promotions')}
          </ButtonLink>
        )
      }
    />
  );
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  & p {
    color: ${theme.color.textMuted};
  }
`;
