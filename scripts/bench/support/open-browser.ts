import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';

/** Opens Chromium without what would disturb a measurement. */
export function openBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    // Playwright would end this process at Ctrl-C before the emulators have stopped.
    handleSIGINT: false,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', ...args],
  });
}
