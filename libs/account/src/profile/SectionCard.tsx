import { Card, Icon, theme, type IconComponent } from '@baize/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  icon: IconComponent;
  title: string;
  /** Its purpose, in a sentence. */
  text?: ReactNode;
  /** At the end of the heading's row: a status. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A section of an account page: its heading with an icon, and its content. */
export function SectionCard({ icon, title, text, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Head>
          <Sign>
            <Icon of={icon} size={22} />
          </Sign>
          <Words>
            <Title id={id}>{title}</Title>
            {text && <Text>{text}</Text>}
          </Words>
          {aside}
        </Head>
        {children}
      </Card>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.s};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.accentText};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 180px;
  align-content: center;
  min-block-size: 44px;
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: 60ch;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.45;
`;
