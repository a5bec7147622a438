import { useSiteName } from '@baize/site';
import { theme, UiLink, useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';

const OperatorLogo = deferredComponent(async () => (await import('./OperatorLogo.tsx')).OperatorLogo);

/**
 * The brand's logo, with a link to home. The HTML defines its drawing as the symbol `#logo` and its ratio as
 * `--bz-logo-ratio`. The operator's image replaces it once loaded.
 */
export function Logo() {
  const name = useSiteName();
  const settled = useFirstPageReady();
  return (
    <Link href="/" aria-label={name}>
      <Drawing aria-hidden>
        <use href="#logo" />
      </Drawing>
      <Suspense fallback={null}>{settled && <OperatorLogo alt={name} />}</Suspense>
    </Link>
  );
}

const Link = styled.span.attrs({ as: UiLink })`
  display: block;
  position: relative;
`;

const Drawing = styled.svg`
  display: block;
  block-size: clamp(26px, 5vw, 36px);
  aspect-ratio: var(--bz-logo-ratio);
  /* Shrinks on the smallest phones to make room for the buttons. */
  max-inline-size: 100%;
  /* Its last letter ends at its edge, which is rarely on a whole pixel. */
  overflow: visible;
  color: ${theme.color.onHeader};
  &:has(+ [data-loaded='true']) {
    visibility: hidden;
  }
`;
