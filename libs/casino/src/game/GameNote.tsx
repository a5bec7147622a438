import type { Game } from '@baize/api';
import { useLanguage } from '@baize/i18n';
import { useHasRoute } from '@baize/routing';
import { TextLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { lobbyOf } from '../lobby/lobbies.ts';
import { providerPath } from '../lobby/providerPath.ts';
import { providerName } from './providerName.ts';

const providerId = ({ provider, provider_id }: Game) =>
  typeof provider === 'object' && provider.id > 0 ? provider.id : provider_id;

/** The provider's figures for a game: return to players, volatility, highest win; and a link to the provider's other games. */
export function GameNote({ game }: { game: Game }) {
  const { t } = useTranslation('casinoDeferred');
  const language = useLanguage();
  const hasRoute = useHasRoute();
  const { rtp, volatility, max_multiplier } = game;
  const name = providerName(game);
  const id = providerId(game);
  const path =
    name && id !== undefined && id > 0 ? providerPath(id, name, lobbyOf(game.type).name) : undefined;
  const facts = [
    rtp !== undefined && t('rtp', { rtp: rtp.toLocaleString(language, { maximumFractionDigits: 2 }) }),
    volatility && t(`volatility_${volatility}`),
    max_multiplier !== undefined && t('max_multiplier', { times: max_multiplier.toLocaleString(language) }),
  ].filter(Boolean);
  return (
    <>
      {facts.join(' · ')}
      {facts.length > 0 && path && <br />}
      {path && hasRoute(path) && <TextLink href={path}>{t('more_from', { name })}</TextLink>}
    </>
  );
}
