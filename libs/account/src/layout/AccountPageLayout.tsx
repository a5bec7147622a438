import { PageMeta } from '@baize/routing';
import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface AccountHeading {
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** Buttons next to the heading. */
  actions?: ReactNode;
}

interface Props extends AccountHeading {
  /** The account's navigation; its space is reserved even without it. */
  nav?: ReactNode;
  children: ReactNode;
}

/** Heading, nav and content of an account page. */
export const AccountPageLayout = ({ title, lead, actions, nav, children }: Props) => (
  <Frame>
    <PageMeta title={title} unlisted />
    <Nav>{nav}</Nav>
    <Page>
      <Header>
        <div>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {actions}
      </Header>
      {children}
    </Page>
  </Frame>
);

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.s} ${theme.space.xl};
  ${media.web} {
    grid-template-columns: 272px minmax(0, 1fr);
    gap: ${theme.space.xl};
    padding-block: ${theme.space.l} ${theme.space.xxl};
  }
`;

/* The height of the link to the hub, to avoid layout shift. */
const Nav = styled.div`
  min-block-size: 44px;
`;

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-content: start;
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m};
`;

const Title = styled.h1`
  font-size: ${theme.size.xxl};
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-inline-size: 60ch;
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.textMuted};
`;
