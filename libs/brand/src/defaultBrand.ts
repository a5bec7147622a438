import { PLAIN_LOOKS } from '@baize/ui/theme';
import type { Brand } from './Brand.ts';
import { DEFAULT_HOME_SECTIONS } from './homeSections.ts';

type Stated = 'version' | 'id' | 'slug' | 'name' | 'tagline' | 'hosts' | 'theme' | 'legal';

/**
 * Defaults for fields that a brand.json may omit. Identity, licence, seeds and fonts have none: each brand defines its
 * own.
 */
export const defaultBrand: Omit<Brand, Stated> & {
  theme: Omit<Brand['theme'], 'seed' | 'type'>;
  legal: Omit<Brand['legal'], 'licence'>;
} = {
  fixedHosts: [],
  defaultLanguage: 'tr',
  voice: 'formal',
  theme: {
    scheme: 'dark',
    shape: 'soft',
    tile: 'portrait',
    density: 'cosy',
    motif: 'none',
    looks: PLAIN_LOOKS,
  },
  layout: {
    header: 'classic',
    utilityBar: 'shown',
    notice: 'marquee',
    popup: 'atOnce',
    footer: 'columns',
    bottomBar: 'pill',
    visitorAction: 'deposit',
    bottomEntries: ['home', 'casino', 'live_casino', 'deposit_now', 'support', 'promotions'],
    hero: 'bleed',
    homeSections: [...DEFAULT_HOME_SECTIONS],
    sectionLooks: { jackpot: 'rail', casino: 'rail', new: 'rail', multipliers: 'rail', live: 'rail' },
    leads: 'casino',
    firstSportTab: 'redlane',
    jackpot: 'tiers',
    birthDate: 'lists',
    gameOpens: 'page',
  },
  features: {
    popularGames: true,
    jackpotBlock: true,
    jackpotMenu: true,
    backgroundVideo: true,
    decorativeJackpots: false,
    partnerBanners: true,
    requestBonus: true,
    accountBoxes: 'all',
    emailEditable: true,
    smsSwitch: true,
    bonusTalepPage: false,
    levelPage: false,
    casePage: false,
    signalsLogin: false,
    paymentInNewWindow: false,
    processingHours: 24,
    applicationsColumn: false,
    footerSportLinks: 'always',
    bonusFrame: false,
    snow: null,
    upgamingPlayers: [],
    cancelWithdrawals: true,
    selfExclusionCode4Months: 6,
    dates: 'utc',
    withdrawalWagering: 1500,
  },
  legal: { minimumAge: 18, realityCheckMinutes: 60 },
  partners: { feeds: [], payments: [], parents: [] },
  helpLines: [
    { name: 'Güvenli Oyun Hattı', url: 'https://help.example/tr' },
    { name: 'Safer Play Helpline', url: 'https://help.example/en' },
  ],
};
