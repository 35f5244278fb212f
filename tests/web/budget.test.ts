import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const built = 'dist/web'
const page = `${built}/index.html`
const kilobyte = 1024

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(`${built}/assets/${file}`, 'utf8')
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g)) withImports(next, found)
  return found
}

const named = (name: string) =>
  readdirSync(`${built}/assets`).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
const entry = () => [...readFileSync(page, 'utf8').matchAll(/assets\/([\w.-]+\.js)/g)].map(([, file = '']) => file)
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${built}/assets/${file}`), { level: 9 }).length, 0) /
  kilobyte

type Pages = [path: string, files: string[], namespaces: string[]][]
type Texts = Record<string, Record<string, string>>

/** Each page with what it needs, and the files of texts by language, by the script that asks for them. */
function preloaded(): { pages: Pages; texts: Texts } {
  const script = readFileSync(`${built}/preload.js`, 'utf8')
  const [, pages = '[]', texts = '{}'] = /^\}\)\((\[.*\]), (\{.*\})\)$/m.exec(script) ?? []
  return { pages: JSON.parse(pages) as Pages, texts: JSON.parse(texts) as Texts } // The build writes it so.
}

/** A visit loads the texts of one language, so the larger file counts. */
const words = (name: string) =>
  Math.max(...Object.values(preloaded().texts).map(({ [name]: file }) => (file === undefined ? 0 : weigh([file]))))

/** KB of pages that bring more, and why; they may shrink, not grow. */
const heavier: Record<string, number> = {
  // Rows can be dragged from the first moment: 17 KB.
  '/recipe/new': 185,
  '/recipe/…/edit': 185,
}

describe.skipIf(!existsSync(page))('a first visit', () => {
  test('brings at most 120 KB of code to the start page', () => {
    const files = new Set(
      [...entry(), ...named('app-frame'), ...named('home.page')].flatMap((file) => [...withImports(file)]),
    )
    expect(weigh(files) + words('common') + words('home')).toBeLessThanOrEqual(120)
  })
  test('brings at most 160 KB of code to any page, but for those that are known to bring more', () => {
    const { pages } = preloaded()
    const heavy = pages.flatMap(([path, scripts, namespaces]) => {
      const files = new Set([...entry(), ...scripts].flatMap((file) => [...withImports(file)]))
      const weight = weigh(files) + ['common', ...namespaces].reduce((sum, name) => sum + words(name), 0)
      const page = path.replace(/^\^|\/\?\$$/g, '').replaceAll('[^/]+', '…')
      return weight > (heavier[page] ?? 160) ? [`${page} ${weight.toFixed(1)}`] : []
    })
    expect(pages.length).toBeGreaterThan(15)
    expect(heavy).toEqual([])
  })
  test('brings at most 20 KB of styles', () => {
    const styles = [...readFileSync(page, 'utf8').matchAll(/assets\/([\w.-]+\.css)/g)].map(([, file = '']) => file)
    expect(styles).not.toEqual([])
    expect(weigh(styles)).toBeLessThanOrEqual(20)
  })
})
