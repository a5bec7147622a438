import { ButtonLink, EmptyState, theme, WarningIcon } from '@baize/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useHasRoute } from '@baize/routing';
import { MethodForm } from '../form/MethodForm.tsx';
import type { MethodFormOptions } from '../form/useMethodForm.ts';
import { methodPage } from '../methods/methodPages.ts';
import { isSafeEndpoint } from '../payment/sendPayment.ts';

interface Props extends MethodFormOptions {
  last: number | undefined;
}

function Panel(props: Props) {
  const { t } = useTranslation('accountMoney');
  const { method } = props;
  const page = method.kind === 'page' ? methodPage(method) : undefined;
  const hasPage = useHasRoute()(page ?? '');
  const isClosed = method.kind === 'page' ? !page || !hasPage : !isSafeEndpoint(method.endpoint);
  return (
    <Root>
      <Title>{method.name}</Title>
      {isClosed ? (
        <EmptyState level={3} icon={WarningIcon} title={t('method_closed')} text={t('method_closed_text')} />
      ) : page ? (
        <>
          <Lead>{t('page_text', { method: method.name })}</Lead>
          <ButtonLink href={page} size="l" full>
            {t('to_page', { method: method.name })}
          </ButtonLink>
        </>
      ) : (
        <MethodForm {...props} />
      )}
    </Root>
  );
}

/** The chosen method: its form, or a link to its own page. A press on another method doesn't render it again. */
export const MethodPanel = memo(Panel);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  color: ${theme.color.textMuted};
`;
