import { PromoCardSkeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { PromotionCard } from './PromotionCard.tsx';
import { usePromotions } from './usePromotions.ts';

const SHOWN = 2;

/** The first two promotions side by side. Renders nothing if there are none, or they can't be loaded. */
export function PromotionPair() {
  const { data, isError } = usePromotions();
  if (isError || data?.length === 0) return null;
  return (
    <Pair>
      {data
        ? data
            .slice(0, SHOWN)
            .map((promotion) => <PromotionCard key={promotion.id} promotion={promotion} state={undefined} />)
        : Array.from({ length: SHOWN }, (_, index) => <PromoCardSkeleton key={index} />)}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(${SHOWN}, minmax(0, 1fr));
  gap: ${theme.space.m};
`;
