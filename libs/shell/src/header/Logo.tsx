import { useBrand } from '@baize/brand';
import { UiLink } from '@baize/ui';
import { styled } from 'styled-components';

/** The brand's logo, leading home. Its picture comes with the HTML as `--bz-logo`, one for each scheme. */
export function Logo() {
  const { name } = useBrand();
  return (
    <Link href="/" aria-label={name}>
      <Picture />
    </Link>
  );
}

const Link = styled.span.attrs({ as: UiLink })`
  display: block;
`;

const Picture = styled.span`
  display: block;
  block-size: clamp(26px, 5vw, 36px);
  aspect-ratio: var(--bz-logo-ratio);
  /* Beside the buttons of the smallest phones it gives way. */
  max-inline-size: 100%;
  background: var(--bz-logo) left center / contain no-repeat;
`;
