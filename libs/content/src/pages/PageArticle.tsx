import type { Page } from '@baize/api';
import { SafeHtml, theme } from '@baize/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useHtmlLabels } from '../labels/useHtmlLabels.ts';
import { PageTools } from './PageTools.tsx';

/** The text of a page. Only elements with `data-print` are printed. */
export function PageArticle({ page: { name, description } }: { page: Page }) {
  const body = useRef<HTMLDivElement>(null);
  const labels = useHtmlLabels();
  const navigate = useNavigate();
  return (
    <Root data-print="">
      <Head>
        <Title>{name}</Title>
        <PageTools name={name} body={body} />
      </Head>
      <div ref={body}>
        <SafeHtml html={description} labels={labels} lines={10} onFollow={(path) => void navigate(path)} />
      </div>
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  min-inline-size: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.m};
  padding-block-end: ${theme.space.m};
  border-block-end: 1px solid ${theme.color.line};
`;

const Title = styled.h1`
  flex: 1 1 18rem;
  min-inline-size: 0;
  font-size: ${theme.size.xxl};
  overflow-wrap: anywhere;
`;
