import { MOBILE, useDeviceId, useSiteOptions } from '@baize/site';
import { safeUrl } from '@baize/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const address = (text: unknown) => (typeof text === 'string' && text.trim() ? safeUrl(text) : undefined);

/**
 * The operator's logo (`logo`, `logo_mobile`), on top of the brand's drawing and in the same size. The drawing stays
 * until the image has loaded, or if it fails to (spec 1/3.options/16).
 */
export function OperatorLogo({ alt }: { alt: string }) {
  const options = useSiteOptions();
  const isPhone = useDeviceId() === MOBILE;
  const source = (isPhone ? address(options?.logo_mobile) : undefined) ?? address(options?.logo);
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  if (!source || source === broken) return null;
  return (
    <Image
      src={source}
      alt={alt}
      decoding="async"
      data-loaded={source === loaded}
      onLoad={() => setLoaded(source)}
      onError={() => setBroken(source)}
    />
  );
}

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  object-position: left center;
  &[data-loaded='false'] {
    visibility: hidden;
  }
`;
