/* @chunk games */
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useInView } from '../motion/useInView.ts';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

export type TileVideoProps = { src: string; onError: () => void };

/** A muted video that plays only while it is visible, and shows its first frame with reduced motion. */
export function TileVideo({ src, onError }: TileVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useInView(video, '100px');
  const still = useReducedMotion();
  const visible = usePageVisible();
  const running = seen && visible && !still;
  useEffect(() => {
    /* A browser may refuse to play (power saving); the first frame then serves as the image. */
    if (running) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [running]);
  return (
    <Film
      ref={video}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload={seen ? 'metadata' : 'none'}
      onError={onError}
    >
      <source src={src} type="video/mp4" onError={onError} />
    </Film>
  );
}

const Film = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  border-radius: inherit;
  pointer-events: none;
`;
