import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import { useCurrentRoute } from '@baize/routing';
import { FooterColumns, SiteFooter, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMenu } from '../menu/useMenu.ts';
import { shellMessages } from '../messages.ts';

interface Props {
  /** Bands of the app above the link columns, such as the providers' logos. */
  bands?: readonly { id: string; content: ReactNode }[];
}

/** The end of every page: where to go, who helps, who is licensed. Hidden while a game is in play. */
export function Footer({ bands = [] }: Props) {
  const footer = useCurrentRoute()?.footer;
  if (footer === 'none' || footer === 'in-play') return null;
  return (
    <SiteFooter
      bands={[...bands, { id: 'links', content: <Links /> }, { id: 'legal', content: <Legal /> }]}
    />
  );
}

function Links() {
  const t = useText(shellMessages);
  const { helpLines } = useBrand();
  const help = helpLines.map(({ name, url }) => ({ id: url, label: name, href: url }));
  return (
    <FooterColumns
      columns={[
        { id: 'games', title: t('footer_games'), items: useMenu('footer') },
        { id: 'help', title: t('footer_help'), items: help },
      ]}
    />
  );
}

function Legal() {
  const t = useText(shellMessages);
  const { name, legal } = useBrand();
  return (
    <Lines>
      <Age aria-hidden="true">{legal.minimumAge}+</Age>
      <div>
        <p>
          {t('minimum_age', { age: legal.minimumAge })} {t('help_line_text')}
        </p>
        <p>{t('licence', legal.licence)}</p>
        <p>{t('sample_notice')}</p>
        <p>{t('rights', { year: new Date().getFullYear(), name })}</p>
      </div>
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.m};
  font-size: ${theme.size.s};
  line-height: 1.5;
  p {
    margin: 0 0 ${theme.space.xxs};
  }
`;

const Age = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border: 2px solid ${theme.color.dangerText};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.dangerText};
  font-weight: ${theme.weight.bold};
`;
