import { useTranslation } from 'react-i18next';
import { useSiteOptions } from '@baize/site';
import { useHasRoute, paths } from '@baize/routing';
import { GiftIcon, Icon, media, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { belowFormButtons } from '../layout/belowFormButtons.ts';
import { openOverlay } from './overlayStore.ts';

/** The floating button that opens the bonus overlay on every page, for players of brands that have it. */
export function BonusDock() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const address: unknown = useSiteOptions()?.request_bonus_url;
  const hasAddress = typeof address === 'string' && address.trim() !== '';
  const isMounted = useHasRoute();
  if (!hasAddress || !isMounted(paths.bonusRequest)) return null;
  return (
    <Dock type="button" onClick={() => openOverlay('bonus')}>
      <Icon of={GiftIcon} size={20} />
      {t('bonus_dock')}
    </Dock>
  );
}

const Dock = styled.button`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.m});
  inset-inline-end: ${theme.space.m};
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 48px;
  padding-inline: ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.second};
  box-shadow: ${theme.shadow.l};
  color: ${theme.color.onSecond};
  font-weight: ${theme.weight.bold};
  transition: transform ${theme.motion.fast} ${theme.motion.ease};
  ${belowFormButtons}
  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
    }
  }
`;
