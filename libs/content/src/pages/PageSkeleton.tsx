import { useTranslation } from 'react-i18next';
import { Skeleton, theme, VisuallyHidden } from '@baize/ui';
import { styled } from 'styled-components';

const LINES = ['96%', '100%', '91%', '64%', '98%', '88%', '100%', '57%'] as const;

/** Shown while a page loads. */
export function PageSkeleton() {
  const { t } = useTranslation('content');
  return (
    <Root aria-busy="true">
      <VisuallyHidden role="status">{t('text_loading')}</VisuallyHidden>
      <Skeleton width="min(60%, 420px)" height="40px" shape="block" />
      {LINES.map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-inline-size: 72ch;
  padding-block: ${theme.space.l} ${theme.space.xl};
`;
