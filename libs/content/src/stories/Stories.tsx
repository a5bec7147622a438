import type { Story } from '@baize/api';
import { lazyPart } from '@baize/routing';
import { StoryRing, StoryStrip, StoryStripSkeleton, usePageReady } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoryText } from './useStoryText.ts';
import { markViewed, useViewedStories } from './viewedStories.ts';

const StoryPlayer = lazyPart(async () => (await import('./StoryPlayer.tsx')).StoryPlayer);

/** Rings that fit on a phone. */
const FIRST = 5;

/** The row of big wins; a ring glows until its story has been opened (spec 2/2.11/1 to 3). */
export function Stories({ stories }: { stories: readonly Story[] | undefined }) {
  const { t } = useTranslation('content');
  const textOf = useStoryText();
  const viewed = useViewedStories();
  const [openId, setOpenId] = useState<number>();
  const show = (id: number | undefined) => {
    if (id !== undefined) markViewed(id);
    setOpenId(id);
  };
  const settled = usePageReady();
  if (!stories) return <StoryStripSkeleton />;
  if (stories.length === 0) return null;
  return (
    <>
      <StoryStrip label={t('stories')}>
        {stories.slice(0, settled ? undefined : FIRST).map((story) => (
          <StoryRing
            key={story.id}
            {...textOf(story)}
            image={story.image}
            fresh={!viewed.includes(story.id)}
            freshLabel={t('story_new')}
            onOpen={() => show(story.id)}
          />
        ))}
      </StoryStrip>
      {openId !== undefined && (
        <Suspense fallback={null}>
          <StoryPlayer stories={stories} openId={openId} onOpenChange={show} />
        </Suspense>
      )}
    </>
  );
}
