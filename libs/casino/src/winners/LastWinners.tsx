import { useTranslation } from 'react-i18next';
import type { LastWinner } from '@baize/api';
import { formatMoney, parseMoney, useLanguage } from '@baize/i18n';
import { Skeleton, WinnerTicker } from '@baize/ui';

const CURRENCY = 'TRY';

/** The last winners (undefined while loading), with user names masked by the platform. */
export function LastWinners({ winners }: { winners: readonly LastWinner[] | undefined }) {
  const { t } = useTranslation('casino');
  const language = useLanguage();
  if (!winners) return <Skeleton height="104px" shape="block" />;
  if (winners.length === 0) return null;
  return (
    <WinnerTicker
      heading={t('last_winners')}
      pauseLabel={t('pause')}
      playLabel={t('resume')}
      winners={winners.map(({ image, name, username, amount }, index) => ({
        id: index,
        image,
        game: name,
        user: username,
        amount: formatMoney(parseMoney(amount), CURRENCY, language),
      }))}
    />
  );
}
