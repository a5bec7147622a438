import type { Story } from '@baize/api';
import { useText } from '@baize/i18n';
import { FrameHost, StoryViewer } from '@baize/ui';
import { styled } from 'styled-components';
import { useFrameWords } from '../frame/useFrameWords.ts';
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
      stories={stories.map(({ id, image, url, multiplier }) => ({
        id,
        title: t('story', { multiplier }),
        content: url ? (
          <StoryFrame url={url} title={t('story', { multiplier })} />
        ) : (
          <Picture src={image} alt={t('story', { multiplier })} />
        ),
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

/** A story's own page, which may be the platform's: it is shown as nobody's. */
function StoryFrame({ url, title }: { url: string; title: string }) {
  return <FrameHost src={url} title={title} ownPages="isolated" words={useFrameWords()} />;
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
