import { lazyPart, PageMeta, paths } from '@baize/routing';
import { theme } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { PromotionGrid } from './PromotionGrid.tsx';
import { PromotionHelp } from './PromotionHelp.tsx';
import { usePromotions } from './usePromotions.ts';

const PromotionPopup = lazyPart(async () => (await import('./PromotionPopup.tsx')).PromotionPopup);

/** /Promotions, and /Promotions/{id} with that promotion open over the list (spec 2/2.8/1 and 3). */
export function PromotionsPage() {
  const { t } = useTranslation('content');
  const { id } = useParams();
  const promotion = usePromotions().data?.find((one) => String(one.id) === id);
  const navigate = useNavigate();
  const [wasOnList, setOnList] = useState(id === undefined);
  /* The popup keeps showing the last one during its exit animation. */
  const [shown, setShown] = useState(id);
  if (id === undefined && !wasOnList) setOnList(true);
  if (id !== undefined && id !== shown) setShown(id);
  /* Closing goes Back, so that the history doesn't grow; if the list isn't in the history, it navigates there. */
  const close = () => void (wasOnList ? navigate(-1) : navigate(paths.promotions, { replace: true }));
  return (
    <Root>
      <PageMeta
        title={promotion?.name ?? t('promotions')}
        description={promotion ? undefined : t('promotions_text')}
        image={promotion?.image}
      />
      <PageHeader title={t('promotions')} text={t('promotions_text')} />
      <PromotionGrid />
      <PromotionHelp />
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PromotionPopup id={shown} open={id !== undefined} onClose={close} />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.l} ${theme.space.xl};
`;
