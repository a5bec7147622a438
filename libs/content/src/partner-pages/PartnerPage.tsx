import type { SiteOptions } from '@baize/api';
import { useScheme, useSiteOptions } from '@baize/brand';
import { Redirect, PageMeta } from '@baize/routing';
import { useProfile } from '@baize/session';
import { ButtonLink, FrameHost, Skeleton, theme, VisuallyHidden, type FrameMessage } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LoadError } from '../load-error/LoadError.tsx';
import { useFrameLabels } from '../labels/useFrameLabels.ts';
import { SupportButton } from '../help/SupportButton.tsx';
import type { ContentKey } from '../texts.ts';
import { partnerPageQueries, type TicketPage } from './partnerPageQueries.ts';
import { fillPlaceholders, siteNameOf, wantsTicket } from './fillPlaceholders.ts';

export interface PartnerPageProps {
  /** The option that holds the page's address. */
  option: keyof Pick<SiteOptions, 'request_bonus_url' | 'wheel_of_fortune_url' | 'golden_treasure_url'>;
  /** The page that the ticket is for. */
  page: TicketPage;
  title: ContentKey;
}

/**
 * A third-party page in full width; without an address it's not found (spec 2/2.10/1 and 5). Where the address
 * has placeholders for them, it gets a ticket that identifies the player, and the colour scheme. The page may
 * report its height.
 */
export function PartnerPage({ option, page, title }: PartnerPageProps) {
  const { t } = useTranslation('content');
  const options = useSiteOptions();
  const profile = useProfile();
  const { data: me, error } = profile;
  const template = options?.[option]?.trim();
  const scheme = useScheme();
  const needsTicket = template !== undefined && wantsTicket(template);
  const ticket = useQuery({ ...partnerPageQueries.ticket(page), enabled: needsTicket && me !== undefined });
  const isReady = !needsTicket || ticket.data !== undefined;
  if (options && !template) return <Redirect to="/404" />;
  return (
    <Stage>
      <PageMeta title={t(title)} unlisted />
      <VisuallyHidden as="h1">{t(title)}</VisuallyHidden>
      {options && template && me && isReady ? (
        <EmbedFrame
          title={t(title)}
          address={fillPlaceholders(template, {
            userId: String(me.id),
            siteName: siteNameOf(options.domain),
            userName: me.username,
            ticket: ticket.data ?? '',
            scheme,
          })}
        />
      ) : error || ticket.isError ? (
        <LoadError title={t('embed_failed')} query={error ? profile : ticket} />
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </Stage>
  );
}

/** An address that isn't allowed arrives here as undefined: the iframe host shows its refusal. */
function EmbedFrame({ title, address = '' }: { title: string; address: string | undefined }) {
  const { t } = useTranslation('content');
  const [height, setHeight] = useState<number>();
  return (
    <Fitted style={height === undefined ? undefined : { minBlockSize: height }}>
      <FrameHost
        src={address}
        title={title}
        labels={useFrameLabels()}
        onMessage={(message) => setHeight(heightIn(message) ?? height)}
        exitAction={
          <>
            <ButtonLink href="/" variant="quiet">
              {t('to_home')}
            </ButtonLink>
            <SupportButton />
          </>
        }
      />
    </Fitted>
  );
}

/** The maximum height that a page may ask for, in CSS pixels, in case it reports a wrong one. */
const HIGHEST = 6000;

/** The height in a page's message, in CSS pixels; undefined for every other message. */
const heightIn = ({ type, height }: FrameMessage): number | undefined =>
  type === 'height' && typeof height === 'number' && height > 0 ? Math.min(height, HIGHEST) : undefined;

const Fitted = styled.div`
  display: grid;
`;

/* Full width, and at least as high as the rest of the window. */
const Stage = styled.div`
  position: relative;
  display: grid;
  margin-inline: calc(-1 * ${theme.page.gutter});
  min-block-size: max(
    520px,
    calc(var(--bz-window, 100dvh) - var(--bz-bar-top, 0px) - var(--bz-bar-bottom, 0px))
  );
`;
