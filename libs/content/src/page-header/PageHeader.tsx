import { theme } from '@baize/ui';
import { styled } from 'styled-components';

interface Props {
  title: string;
  text?: string;
}

/** A page's heading with a sentence about it. */
export const PageHeader = ({ title, text }: Props) => (
  <header>
    <Title>{title}</Title>
    {text && <Text>{text}</Text>}
  </header>
);

const Title = styled.h1`
  font-size: ${theme.size.xxl};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: 60ch;
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.textMuted};
`;
