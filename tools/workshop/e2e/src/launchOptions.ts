import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.ts';

/** Debian's Chromium without windows: each page takes half of the time that it takes in one that has them. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const hasShell = process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL);

/**
 * A whole Chromium shows two pages of its own in each window, below the address bar. Its last list of features counts, so
 * this one has Playwright's too, as far as pages notice them.
 */
const WITHOUT_POPUPS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
].join();

/** How the tests' browser is started: Chromium's headless shell where it is installed, else what there is. */
export const launchOptions: LaunchOptions = {
  executablePath: hasShell ? HEADLESS_SHELL : findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    /* Nothing is drawn faster by a graphics card that is software. */
    '--disable-gpu',
    ...(hasShell ? [] : [`--disable-features=${WITHOUT_POPUPS}`]),
  ],
};
