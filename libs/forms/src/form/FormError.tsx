import { Banner, type BannerType } from '@baize/ui';
import { styled } from 'styled-components';

interface Props {
  line: { type: Extract<BannerType, 'error' | 'warning'>; text: string } | undefined;
}

/**
 * The error of the whole form, above its button. Always in the document, so that it's announced when it
 * appears.
 */
export const FormError = ({ line }: Props) => (
  <Place role="alert">
    {line && (
      <Banner type={line.type} announced>
        {line.text}
      </Banner>
    )}
  </Place>
);

const Place = styled.div`
  &:empty {
    display: none;
  }
`;
