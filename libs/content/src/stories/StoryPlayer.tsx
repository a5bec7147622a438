import { useTranslation } from 'react-i18next';
import type { Story } from '@baize/api';
import { useHasRoute } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { Button, FrameHost, StoryViewer } from '@baize/ui';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useFrameLabels } from '../labels/useFrameLabels.ts';
import { useStoryText } from './useStoryText.ts';

interface Props {
  stories: readonly Story[];
  openId: number;
  onOpenChange: (id: number | undefined) => void;
}

/** The path of a game for real money. */
const gameAddress = (id: number) => `/PlayGame/${id}`;

/** Full-screen stories; each links to its game. */
export function StoryPlayer({ stories, openId, onOpenChange }: Props) {
  const { t } = useTranslation('content');
  const textOf = useStoryText();
  return (
    <StoryViewer
      stories={stories.map((story) => {
        const { id, image, url, game_id } = story;
        const { title } = textOf(story);
        return {
          id,
          title,
          content: url ? <StorySlide url={url} title={title} /> : <Image src={image} alt={title} />,
          action: game_id !== undefined && (
            <PlayButton address={gameAddress(game_id)} onLeave={() => onOpenChange(undefined)} />
          ),
        };
      })}
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

/** A visitor logs in first, and then continues to the game. */
function PlayButton({ address, onLeave }: { address: string; onLeave: () => void }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const isPlayer = useIsPlayer();
  if (!useHasRoute()(address)) return null;
  const play = () => void navigate(address);
  const press = () => {
    onLeave();
    if (isPlayer) play();
    else openLoginDialog(play);
  };
  return (
    <Button size="l" onClick={press}>
      {t('play_story_game')}
    </Button>
  );
}

/** A story's page. It may be on the site's own origin, so its sandbox has none. */
function StorySlide({ url, title }: { url: string; title: string }) {
  return <FrameHost src={url} title={title} ownPages="isolated" labels={useFrameLabels()} />;
}

const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
