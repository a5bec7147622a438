import { useDeviceId } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { useQuery } from '@tanstack/react-query';
import { promotionQueries } from './promotionQueries.ts';

/** The promotions for this device class, in the player's language. */
export const usePromotions = () => useQuery(promotionQueries.list(useDeviceId(), useLanguage()));
