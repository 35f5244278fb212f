import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PackageNotice {
  name: string
  version: string
  licence: string | null
  /** Null where the package comes without a licence file. */
  text: string | null
}

export function packageNotices(files: Iterable<string>): PackageNotice[] {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []))
  const notices = new Map([...folders].map(readNotice).map((notice) => [`${notice.name} ${notice.version}`, notice]))
  return [...notices].toSorted(([one], [other]) => one.localeCompare(other)).map(([, notice]) => notice)
}

/** Packages may nest, so the last `node_modules` counts. */
function packageFolder(file: string): string | null {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@]+)[\\/]/.exec(file.replace(/^\0/, '')) ?? []
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null
}

function readNotice(folder: string): PackageNotice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
  return {
    name,
    version: version ?? '',
    licence: (typeof license === 'object' ? license.type : license) ?? null,
    text: texts.length > 0 ? texts.join('\n\n') : null,
  }
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)/i

/** Old packages write `license` as an object. */
type Manifest = { name: string; version?: string; license?: string | { type?: string } }
