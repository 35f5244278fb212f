import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './chromium.find.ts'

/** The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    timeout: 120_000,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--no-first-run',
      // Root cannot use the sandbox, and containers often run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
