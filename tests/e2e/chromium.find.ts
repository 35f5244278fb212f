import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { packagedChromium } from './chromium.package.ts'
import { starts } from './chromium.starts.ts'

export type Chromium = { executablePath: string; env: Record<string, string> }

/** Order: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's, the packaged one. */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return { executablePath: wanted, env: {} }
  // A distribution's binary may be a stub that only tells how to install the browser, so each must start.
  for (const executablePath of [...installed(), chromium.executablePath()]) {
    if (existsSync(executablePath) && (await starts(executablePath))) return { executablePath, env: {} }
  }
  return packagedChromium()
}

function installed(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
  const path: string = process.env['PATH'] ?? ''
  const folders = path.split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
}
