import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from './chromium.find.ts'
import { starts } from './chromium.starts.ts'

/** `@sparticuz/chromium` brings the libraries and fonts that a slim machine lacks. */
export async function packagedChromium(): Promise<Chromium> {
  const folder = resolve(`node_modules/.cache/chromium-${packageVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = join(folder, 'chromium')
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  if (await starts(executablePath, fonts)) return { executablePath, env: fonts }
  const paths = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean)
  return { executablePath, env: { ...fonts, LD_LIBRARY_PATH: paths.join(':') } }
}

function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'),
  )
  return version
}

async function unpack(folder: string) {
  const aside = `${folder}-${process.pid}`
  mkdirSync(aside, { recursive: true })
  // The package unpacks to the temporary folder, which only a separate process can redirect.
  await promisify(execFile)(process.execPath, ['tests/e2e/chromium.unpack.ts'], {
    env: { ...process.env, TMPDIR: aside },
  })
  writeFileSync(join(aside, 'fonts.conf'), fontsConfig(folder))
  // Moved when complete, so that nobody starts half a browser. Another process may have been faster.
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
