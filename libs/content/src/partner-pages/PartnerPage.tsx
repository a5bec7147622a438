import type { Profile, SiteOptions } from '@baize/api';
import { useBrand, type Brand } from '@baize/brand';
import { useScheme, useSiteOptions } from '@baize/site';
import { Redirect, PageMeta } from '@baize/routing';
import { useProfile } from '@baize/player';
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
import { encodePayload } from './encodePayload.ts';
import { fillPlaceholders, siteNameOf, wantsTicket } from './fillPlaceholders.ts';

export interface PartnerPageProps {
  /** The option with the page's URL. */
  option: keyof Pick<
    SiteOptions,
    | 'request_bonus_url'
    | 'wheel_of_fortune_url'
    | 'golden_treasure_url'
    | 'bonus_talep_url'
    | 'level_url'
    | 'case_url'
  >;
  /** The page that the ticket is for; if omitted, a URL with a ticket placeholder isn't filled. */
  page?: TicketPage;
  title: ContentKey;
  /** The brand's switch for the page; if omitted, every brand has it. */
  feature?: keyof Pick<Brand['features'], 'bonusTalepPage' | 'levelPage' | 'casePage'>;
  /** Data about the player for the page's URL; the frame then sends no referrer. */
  payload?: (me: Profile) => object;
}

/**
 * A third-party page in full width; if there is no URL, or the brand doesn't have the page, it's not found (spec
 * 2/2.10/1 and 5, 3/2). Placeholders in the URL are filled with a ticket that identifies the player, and the colour
 * scheme. The page may report its height.
 */
export function PartnerPage(props: PartnerPageProps) {
  const { t } = useTranslation('content');
  const { features } = useBrand();
  const options = useSiteOptions();
  const isOffered = props.feature === undefined || features[props.feature];
  const template = options?.[props.option]?.trim();
  const title = t(props.title);
  if (!isOffered || (options && !template)) return <Redirect to="/404" />;
  return (
    <Stage>
      <PageMeta title={title} unlisted />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {options && template ? (
        <FilledPage {...props} template={template} domain={options.domain} />
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </Stage>
  );
}

interface FilledProps extends PartnerPageProps {
  template: string;
  domain: string;
}

/** The frame, once the player and the ticket are known. */
function FilledPage({ template, domain, page, payload, title }: FilledProps) {
  const { t } = useTranslation('content');
  const profile = useProfile();
  const { data: me, error } = profile;
  const scheme = useScheme();
  const needsTicket = page !== undefined && wantsTicket(template);
  const ticket = useQuery({
    ...partnerPageQueries.ticket(page ?? 'bonus-request'),
    enabled: needsTicket && me !== undefined,
  });
  const isReady = !needsTicket || ticket.data !== undefined;
  if (me && isReady)
    return (
      <EmbedFrame
        title={t(title)}
        isPrivate={payload !== undefined}
        address={fillPlaceholders(template, {
          userId: String(me.id),
          siteName: siteNameOf(domain),
          userName: me.username,
          ticket: ticket.data ?? '',
          scheme,
          payload: payload ? encodePayload(payload(me)) : '',
        })}
      />
    );
  if (error || ticket.isError)
    return <LoadError title={t('embed_failed')} query={error ? profile : ticket} />;
  return <Skeleton shape="block" height="100%" />;
}

interface FrameProps {
  title: string;
  address: string | undefined;
  /** The URL contains data about the player. */
  isPrivate: boolean;
}

/** A URL that isn't allowed is passed as undefined; the iframe host then shows its refusal. */
function EmbedFrame({ title, address = '', isPrivate }: FrameProps) {
  const { t } = useTranslation('content');
  const [height, setHeight] = useState<number>();
  return (
    <Fitted style={height === undefined ? undefined : { minBlockSize: height }}>
      <FrameHost
        src={address}
        title={title}
        referrerPolicy={isPrivate ? 'no-referrer' : undefined}
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

/** The maximum height that a page may request, in CSS pixels, in case it reports a wrong one. */
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
