import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** The minimum age, as the familiar sign. */
export function AgeBadge({ size = 'm' }: { size?: 's' | 'm' }) {
  const { t } = useTranslation('shellDeferred');
  const { minimumAge } = useBrand().legal;
  return (
    <Root role="img" aria-label={t('adults_only', { age: minimumAge })} data-size={size}>
      {minimumAge}+
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 60px;
  block-size: 60px;
  border: 3px solid ${theme.color.dangerText};
  border-radius: 50%;
  color: ${theme.color.text};
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
  &[data-size='s'] {
    inline-size: 34px;
    block-size: 34px;
    border-width: 2px;
    font-size: 11px;
  }
`;
