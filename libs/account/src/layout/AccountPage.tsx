import { PageMeta } from '@baize/routing';
import { theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the account: its heading, and the account's menu beside it on wide screens. */
export const AccountPage = ({ title, lead, actions, children }: Props) => (
  <Page>
    <PageMeta title={title} unlisted />
    <Header>
      <div>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions}
    </Header>
    {children}
  </Page>
);

const Page = styled.section`
  display: grid;
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
