import { useLanguage } from '@baize/i18n';
import { useQuery } from '@tanstack/react-query';
import { LastWinners } from '../winners/LastWinners.tsx';
import { casinoConfig } from './homeGames.ts';

/** The casino's last winners on the home page. Renders nothing if there are none, or they can't be loaded. */
export function HomeWinners() {
  const { data, isError } = useQuery(casinoConfig(useLanguage()));
  return <LastWinners winners={isError ? [] : data?.last_winners} />;
}
