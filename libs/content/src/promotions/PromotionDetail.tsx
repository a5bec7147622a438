import type { Promotion } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { EmptyState, GiftIcon, SafeHtml, Skeleton, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useHtmlLabels } from '../labels/useHtmlLabels.ts';
import { PromotionFacts } from './PromotionFacts.tsx';

interface Props {
  promotion: Promotion | undefined;
  /** The promotions have loaded, and this one isn't among them. */
  missing: boolean;
}

/** A promotion in full: its large image and its text. */
export function PromotionDetail({ promotion, missing }: Props) {
  const { t } = useTranslation('content');
  const serverText = useServerText();
  const labels = useHtmlLabels();
  const navigate = useNavigate();
  const [broken, setBroken] = useState<readonly string[]>([]);
  if (!promotion)
    return missing ? (
      <EmptyState icon={GiftIcon} title={t('no_promotion')} text={serverText('data_not_found')} />
    ) : (
      <Body aria-busy="true">
        <Skeleton ratio="12 / 5" shape="block" />
        <Skeleton width="60%" />
        <Skeleton />
      </Body>
    );
  const { detail_image: large, image, description } = promotion;
  const shownImage = [large, image].find((one) => one && !broken.includes(one));
  return (
    <Body>
      {shownImage && (
        <Frame>
          <Image
            src={shownImage}
            alt=""
            width={1200}
            height={500}
            onError={() => setBroken([...broken, shownImage])}
          />
          {shownImage !== image && image && <Behind src={image} alt="" />}
        </Frame>
      )}
      <PromotionFacts promotion={promotion} />
      <SafeHtml html={description} labels={labels} level={3} onFollow={(path) => void navigate(path)} />
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`;

const Frame = styled.div`
  display: grid;
  aspect-ratio: 12 / 5;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  overflow: hidden;
  isolation: isolate;
  & > img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: cover;
  }
`;

const Image = styled.img`
  z-index: 1;
`;

/* The list's image, which is already loaded, until the large one arrives. */
const Behind = styled.img`
  filter: blur(14px);
  transform: scale(1.12);
`;
