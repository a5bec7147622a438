import type { Story } from '@baize/api';
import { useText } from '@baize/i18n';
import { StoryViewer } from '@baize/ui';
import { styled } from 'styled-components';
import { contentMessages } from '../messages.ts';

interface Props {
  stories: readonly Story[];
  openId: number;
  onOpenChange: (id: number | undefined) => void;
}

/** The stories over the whole screen. */
export function StoryPlayer({ stories, openId, onOpenChange }: Props) {
  const t = useText(contentMessages);
  return (
    <StoryViewer
      stories={stories.map(({ id, image, multiplier }) => ({
        id,
        title: t('story', { multiplier }),
        content: <Picture src={image} alt={t('story', { multiplier })} />,
      }))}
      openId={openId}
      onOpenChange={(id) => onOpenChange(id === undefined ? undefined : Number(id))}
      labels={{
        close: t('close'),
        next: t('next'),
        prev: t('previous'),
        pause: t('pause'),
        play: t('resume'),
      }}
    />
  );
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
