import type { Promotion } from '@baize/api';
import { useHasRoute, paths } from '@baize/routing';
import { openRegisterDialog, useIsPlayer } from '@baize/session';
import { Button, ButtonLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePromotionState } from './usePromotionState.ts';

type Action = NonNullable<Promotion['action']>;

const ADDRESSES: Record<Action, string> = {
  deposit: paths.deposit,
  casino: paths.casino,
  live_casino: paths.liveCasino,
  sport: paths.sport,
  games: paths.airshipGames,
  bingo: paths.bingo,
  bonus_request: paths.bonusRequest,
};
/** Actions for which a visitor signs up first. */
const FOR_PLAYERS: readonly Action[] = ['deposit', 'bonus_request'];

/**
 * The button for a promotion's action: deposit, play, bet, request. If it requires an account, a visitor signs up
 * first; a player with the bonus gets a link to it. Renders nothing if the app lacks the page.
 */
export function PromotionAction({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('contentPromotions');
  const isPlayer = useIsPlayer();
  const state = usePromotionState()(promotion);
  const hasRoute = useHasRoute();
  const navigate = useNavigate();
  const { action } = promotion;
  if (state === 'active' && hasRoute(paths.playerBonuses))
    return <ButtonLink href={paths.playerBonuses}>{t('action_see_bonus')}</ButtonLink>;
  if (action === undefined || !hasRoute(ADDRESSES[action])) return null;
  const href = ADDRESSES[action];
  if (!isPlayer && FOR_PLAYERS.includes(action))
    return (
      <Button onClick={() => openRegisterDialog(() => void navigate(href))}>{t('action_sign_up')}</Button>
    );
  return <ButtonLink href={href}>{t(`action_${action}`)}</ButtonLink>;
}
