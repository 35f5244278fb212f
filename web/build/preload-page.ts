import type { Plugin, Rolldown } from 'vite'
import { missingLine } from './missing-line.ts'
import { pageFiles } from './page-files.ts'

/**
 * Writes `preload.js`, which asks for everything that the page of an address needs at once, and says if some of it does not
 * come. Left to themselves, files are found one import after another, each a round trip later. It is a script of its own, as the page allows no inline one,
 * and no part of the first file, which would grow with every page.
 */
export function preloadPage(): Plugin {
  let root = ''
  return {
    name: 'preload-page',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: '/preload.js', async: true }, injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'preload.js', source: preloader(bundle, root) + missingLine(root) })
      },
    },
  }
}

function preloader(bundle: Rolldown.OutputBundle, root: string): string {
  const words: Record<string, Record<string, string>> = {}
  const named = (file: string) => file.replace(/^assets\//, '')
  for (const part of Object.values(bundle)) {
    const [, language, name] =
      /locales\/(\w+)\/(\w+)\.json$/.exec((part.type === 'chunk' && part.facadeModuleId) || '') ?? []
    if (language && name) (words[language] ??= {})[name] = named(part.fileName)
  }
  const list = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'locale-files')
  const pages = pageFiles(bundle, root).map(({ path, scripts, namespaces }) => [
    `^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
    [...scripts, ...(namespaces.length > 0 && list ? [list.fileName] : [])].map(named),
    namespaces,
  ])
  return `(${preload.toString()})(${JSON.stringify(pages)}, ${JSON.stringify(words)})\n`
}

/** Runs in the page, so it uses nothing from here. */
function preload(pages: [string, string[], string[]][], words: Record<string, Record<string, string>>) {
  const add = (rel: string, href: string, more = {}) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))
  // Not a link: an answer that came twice would stay, and be given for a later question.
  if (!('larderSession' in globalThis))
    Object.assign(globalThis, {
      larderSession: fetch('/api/session/', {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(8000),
      }),
    })
  let chosen: unknown
  try {
    chosen = JSON.parse(localStorage.getItem('larder.language') ?? 'null')
  } catch {
    // Storage may be forbidden.
  }
  const language = [chosen, ...navigator.languages]
    .map((tag) => String(tag).split('-')[0] ?? '')
    .find((tag) => words[tag])
  const texts = words[language ?? 'en'] ?? {}
  const [, scripts = [], namespaces = []] = pages.find(([path]) => new RegExp(path).test(location.pathname)) ?? []
  for (const file of [...scripts, ...['common', ...namespaces].map((name) => texts[name])])
    if (file) add('modulepreload', `/assets/${file}`)
}
