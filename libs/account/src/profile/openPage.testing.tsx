import { formsTexts } from '@baize/forms';
import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { sessionTexts } from '@baize/session';
import { exampleBody, mockReply, renderPage, samplePage } from '@baize/testing';
import { walletTexts } from '@baize/wallet';
import type { ReactElement } from 'react';
import { profileTexts } from '../profileTexts.ts';
import { accountTexts } from '../texts.ts';

/** The texts of every page of the slice. */
export const PAGE_TEXTS = [
  accountTexts,
  profileTexts,
  formsTexts,
  sessionTexts,
  walletTexts,
  serverTexts,
  serverAccountTexts,
] as const;

interface Profile {
  user_detail: object;
}

const me = exampleBody<Profile>('getUserProfile', 'profile');

/** A reply with the sample player, changed. */
export const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const page = samplePage('x');

/** The pages that these ones link to. */
const ROUTES = [
  '/account/menu',
  '/ChangePassword',
  '/TwoFactor',
  '/account/sms-verification',
  '/Account',
  '/account-limitation',
  '/SessionHistory',
  '/GameTransfers',
].map((path) => ({ path, page, player: true }));

type Options = Parameters<typeof renderPage>[1];

/** Renders a page of the slice for the sample player. */
export const openPage = (ui: ReactElement, options: Options = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, routes: ROUTES, ...options });
