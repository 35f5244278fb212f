import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workerInputs } from '../../scripts/local/bundle-worker.ts'
import { licensePage } from '../../web/build/license-page.ts'
import { packageNotices } from '../../web/build/package-notices.ts'

const root = mkdtempSync(join(tmpdir(), 'larder-notices-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeAll(() => {
  write('node_modules/pan/package.json', JSON.stringify({ name: 'pan', version: '1.0.0', license: 'MIT' }))
  write('node_modules/pan/LICENSE.md', 'Pans for <all>.')
  write('node_modules/pan/NOTICE', 'Forged by Ann.')
  write(
    'node_modules/@forge/lid/package.json',
    JSON.stringify({ name: '@forge/lid', version: '2.1.0', license: 'ISC' }),
  )
  write('node_modules/pan/node_modules/knob/package.json', JSON.stringify({ name: 'knob', version: '0.1.0' }))
})

const at = (path: string) => join(root, path)
const notices = () =>
  packageNotices([
    at('node_modules/pan/dist/index.js'),
    at('node_modules/pan/dist/other.js?v=1'),
    at('node_modules/@forge/lid/index.js'),
    at('node_modules/pan/node_modules/knob/index.js'),
    at('src/ours.ts'),
    '\0rolldown/runtime.js',
  ])

describe('the licences page', () => {
  it('lists every bundled package once, with the texts that its licence asks to pass on', () => {
    expect(notices().map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@forge/lid 2.1.0',
      'knob 0.1.0',
      'pan 1.0.0',
    ])
    expect(notices().at(-1)).toMatchObject({ licence: 'MIT', text: 'Pans for <all>.\n\nForged by Ann.' })
    expect(licensePage(notices())).toContain('Pans for &#60;all&#62;.')
  })

  it('lists packages without a licence text, and those that do not name their licence', () => {
    const page = licensePage(notices())
    expect(page).toMatch(/@forge\/lid<\/b> 2\.1\.0 <span>ISC<\/span><\/summary>\s*<p>The package comes without/)
    expect(page).toContain('<b>knob</b> 0.1.0 <span>licence not named</span>')
  })

  it('lists what the worker bundles', async () => {
    const names = packageNotices(await workerInputs()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['hono', 'zod', 'better-auth', 'drizzle-orm']))
  })
})
