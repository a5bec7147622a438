import { media } from '@baize/ui';
import { styled } from 'styled-components';

interface Props {
  /** URLs of three images: a large one behind, one in front of it, and a small one. */
  back: string;
  front: string;
  small: string;
}

const SIZE = 448;

/** Three decorative objects in a loose group, for a SceneHero. */
export const SceneArt = ({ back, front, small }: Props) => (
  <>
    <Piece src={back} alt="" width={SIZE} height={SIZE} decoding="async" data-place="back" />
    <Piece src={front} alt="" width={SIZE} height={SIZE} decoding="async" data-place="front" />
    <Piece src={small} alt="" width={SIZE} height={SIZE} decoding="async" data-place="small" />
  </>
);

const Piece = styled.img`
  position: absolute;
  inset-inline-start: 50%;
  inline-size: auto;
  aspect-ratio: 1;
  object-fit: contain;
  &[data-place='back'] {
    inset-block-start: 5%;
    block-size: 78%;
    max-inline-size: 74%;
    transform: translateX(-64%) rotate(-6deg);
  }
  &[data-place='front'] {
    inset-block-end: -2%;
    block-size: 62%;
    max-inline-size: 50%;
    transform: translateX(-4%);
  }
  &[data-place='small'] {
    inset-block-end: 8%;
    block-size: 30%;
    transform: translateX(-190%) rotate(-18deg);
  }
  ${media.desktop} {
    &[data-place='back'] {
      block-size: 74%;
    }
  }
`;
