import type { Promotion } from '@baize/api';
import { serverText, useText } from '@baize/i18n';
import { EmptyState, GiftIcon, SafeHtml, Skeleton, theme } from '@baize/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useHtmlWords } from '../html/useHtmlWords.ts';
import { contentMessages } from '../messages.ts';

interface Props {
  promotion: Promotion | undefined;
  /** The promotions are known, and this one is not among them. */
  missing: boolean;
}

/** A promotion in full: its large picture and what it says. */
export function PromotionDetail({ promotion, missing }: Props) {
  const t = useText(contentMessages);
  const words = useHtmlWords();
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
  const picture = [large, image].find((one) => one && !broken.includes(one));
  return (
    <Body>
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={1200}
          height={500}
          onError={() => setBroken([...broken, picture])}
        />
      )}
      <SafeHtml html={description} words={words} level={3} onFollow={(path) => void navigate(path)} />
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`;

const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 12 / 5;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  object-fit: cover;
`;
