import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { media, safeUrl, theme, useDeferredRender, useInView, useReducedMotion } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/**
 * The light behind the top of a lobby, on large screens: its first banner, blurred, from edge to edge. It's
 * the page's largest image, so it's in the server-rendered markup. The operator's video follows, in the banner's
 * colours.
 */
export function LobbyBackdrop({ image }: { image: string | undefined }) {
  const isDue = useDeferredRender();
  const hasVideo = useBrand().features.backgroundVideo && isDue;
  return (
    <Band aria-hidden="true">
      {image && <Still src={image} alt="" decoding="async" />}
      {hasVideo && <Video />}
    </Band>
  );
}

/** Plays while it's in view and motion isn't reduced; quiet mode stops it. */
function Video() {
  const src = useSiteOptions()?.lobby_video_url;
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const isSeen = useInView(video);
  const isRunning = isSeen && !isStill;
  useEffect(() => {
    /* A browser may refuse to play to save power; it then shows a still image, or none. */
    if (isRunning) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [isRunning]);
  const address = safeUrl(src);
  if (!address || isStill) return null;
  return (
    <Film
      ref={video}
      src={address}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload={isSeen ? 'metadata' : 'none'}
    />
  );
}

/* Fades out above the first line of text, which would otherwise lose contrast. */
const Band = styled.div`
  position: absolute;
  z-index: -1;
  inset-block-start: 0;
  inset-inline: calc(-1 * ${theme.page.gutter});
  display: none;
  block-size: 400px;
  overflow: hidden;
  pointer-events: none;
  mask-image: linear-gradient(#000 15%, color-mix(in oklab, #000, transparent) 42%, transparent);
  ${media.desktop} {
    display: block;
  }
`;

/* Larger than the band, since a blurred edge is transparent. */
const layer = `
  position: absolute;
  inset: -72px;
  inline-size: calc(100% + 144px);
  max-inline-size: none;
  block-size: calc(100% + 144px);
  object-fit: cover;
  /* If the page is narrower than the window, its edges are hidden. */
  ${media.wide} {
    mask-image: linear-gradient(to right, transparent 72px, #000 240px calc(100% - 240px), transparent calc(100% - 72px));
  }
`;

const Still = styled.img`
  ${layer}
  filter: blur(36px) saturate(1.6);
  opacity: 0.6;
  /* Dark art would look like smoke on a light page. */
  [data-scheme='light'] & {
    filter: blur(36px) saturate(1.6) brightness(1.8);
  }
`;

const Film = styled.video`
  ${layer}
  filter: blur(36px);
  opacity: 0.3;
  mix-blend-mode: luminosity;
  [data-scheme='light'] & {
    opacity: 0.12;
  }
`;
