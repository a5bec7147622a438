/* @chunk fields */
import { Banner, type BannerType } from '@baize/ui';
import { styled } from 'styled-components';

interface Props {
  line: { type: Extract<BannerType, 'error' | 'warning'>; text: string } | undefined;
}

/** The form's general error, above its button. Always in the DOM, so that screen readers announce a new error. */
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
