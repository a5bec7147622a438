import { errorMessageKey } from '@baize/api';
import { serverText, useLanguage, useText } from '@baize/i18n';
import { ButtonLink, EmptyState, ErrorState, FileIcon, media, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { contentMessages } from '../messages.ts';
import { findPage } from './findPage.ts';
import { PageArticle } from './PageArticle.tsx';
import { PageMenu } from './PageMenu.tsx';
import { pageQueries } from './pageQueries.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** /pages/{name}: one of the operator's own texts, with the way to the others (spec: document 2, section 2.9). */
export function ContentPage() {
  const t = useText(contentMessages);
  const { name = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(pageQueries.list(useLanguage()));
  if (error && !data)
    return (
      <ErrorState
        title={t('page_failed')}
        text={serverText(errorMessageKey(error))}
        retryLabel={t('try_again')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <PageSkeleton />;
  const page = findPage(data, name);
  return (
    <Root>
      {data.length > 0 && <PageMenu pages={data} current={page} />}
      {page ? <PageArticle key={page.id} page={page} /> : <NotFound />}
    </Root>
  );
}

function NotFound() {
  const t = useText(contentMessages);
  return (
    <EmptyState
      level={1}
      icon={FileIcon}
      title={serverText('data_not_found')}
      text={t('page_missing_text')}
      action={<ButtonLink href="/">{t('to_home')}</ButtonLink>}
    />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};
  padding-block: ${theme.space.l} ${theme.space.xl};
  ${media.desktop} {
    grid-template-columns: minmax(220px, 280px) minmax(0, 1fr);
    gap: ${theme.space.xl};
  }
  @media print {
    display: block;
    padding: 0;
  }
`;
