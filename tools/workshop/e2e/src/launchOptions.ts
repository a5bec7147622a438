import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.ts';

/** Debian's Chromium without windows: each page takes half as long as with windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const hasShell = process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL);

/**
 * A full Chromium has two extra pages in each window, below the address bar. Only the last list of features counts, so
 * this one includes Playwright's, as far as they affect pages.
 */
const WITHOUT_POPUPS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
].join();

/** Launch options for the tests' browser: Chromium's headless shell if it's installed, otherwise any Chromium. */
export const launchOptions: LaunchOptions = {
  executablePath: hasShell ? HEADLESS_SHELL : findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    /* A software GPU doesn't render anything faster. */
    '--disable-gpu',
    ...(hasShell ? [] : [`--disable-features=${WITHOUT_POPUPS}`]),
  ],
};
