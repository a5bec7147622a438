import { useTranslation } from 'react-i18next';
import { useServerText, useLanguage } from '@baize/i18n';
import { PageMeta, useReportNotFound } from '@baize/routing';
import { ButtonLink, EmptyState, FileIcon, media, SupportIcon, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { LoadError } from '../load-error/LoadError.tsx';
import { HelpPanel } from '../help/HelpPanel.tsx';
import { SupportButton } from '../help/SupportButton.tsx';
import { findPage } from './findPage.ts';
import { PageArticle } from './PageArticle.tsx';
import { PageMenu } from './PageMenu.tsx';
import { pageQueries } from './pageQueries.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** /pages/{name}: one of the operator's pages, with a menu of the others (spec 2/2.9/1 and 2). */
export function ContentPage() {
  const { t } = useTranslation('content');
  const serverText = useServerText();
  const { name = '' } = useParams();
  const query = useQuery(pageQueries.list(useLanguage()));
  const { data, error } = query;
  const page = data && findPage(data, name);
  useReportNotFound(data !== undefined && !page);
  if (error && !data) return <LoadError title={t('page_failed')} query={query} />;
  if (!data) return <PageSkeleton />;
  return (
    <Root>
      <PageMeta title={page?.name ?? serverText('data_not_found')} unlisted={!page} />
      {data.length > 0 && <PageMenu pages={data} current={page} />}
      <Column>
        {page ? <PageArticle key={page.id} page={page} /> : <NotFound />}
        <HelpPanel icon={SupportIcon} title={t('page_help')} text={t('page_help_text')}>
          <SupportButton />
        </HelpPanel>
      </Column>
    </Root>
  );
}

function NotFound() {
  const { t } = useTranslation('content');
  const serverText = useServerText();
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

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
`;
