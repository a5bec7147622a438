import { useSiteOptions } from '@baize/brand';
import { media, safeUrl, useInView, useReducedMotion } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/**
 * The operator's video behind a lobby's head, faint enough to read on, on large screens. It plays while it is in view and motion isn't reduced;
 * the site's switch for quiet stops it.
 */
export function LobbyBackdrop() {
  const src = useSiteOptions()?.lobby_video_url;
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const isSeen = useInView(video);
  const isRunning = isSeen && !isStill;
  useEffect(() => {
    /* A browser may refuse to play, to save power: then there is a picture, or none. */
    if (isRunning) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [isRunning]);
  const address = safeUrl(src);
  if (!address || isStill) return null;
  return (
    <Film
      ref={video}
      src={address}
      aria-hidden="true"
      muted
      loop
      playsInline
      disablePictureInPicture
      preload={isSeen ? 'metadata' : 'none'}
    />
  );
}

const Film = styled.video`
  position: absolute;
  z-index: -1;
  inset: -24px 0;
  inline-size: 100%;
  block-size: calc(100% + 48px);
  object-fit: cover;
  opacity: 0.24;
  filter: blur(20px) saturate(1.3);
  pointer-events: none;
  display: none;
  ${media.desktop} {
    display: block;
  }
  mask-image: radial-gradient(closest-side, #000 20%, transparent);
`;
