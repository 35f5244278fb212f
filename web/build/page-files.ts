import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Rolldown } from 'vite'

export interface PageFiles {
  /** Of the address, with `$name` for a part that varies. */
  path: string
  scripts: readonly string[]
  namespaces: readonly string[]
}

type Bundle = Rolldown.OutputBundle

const frame = 'components/shell/app-frame.tsx'
/** Routes around others, by their folder. */
const layouts: Record<string, string> = { '_auth.tsx': '_auth/', '_app/settings/route.tsx': '_app/settings/' }
/** What a route loads by a function of its own rather than by the router's splitting. */
const own: Record<string, string> = {
  '_app/index.tsx': 'features/home/home.page.tsx',
  // Leads on to the account, but on phones.
  '_app/settings/index.tsx': 'features/settings/account.page.tsx',
}

const chunks = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')

function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const next of chunk.imports) withImports(bundle, next, found)
  return found
}

/** For each route, the files that it loads after the first ones, and the texts that its loader asks for. */
export function pageFiles(bundle: Bundle, root: string): PageFiles[] {
  const filesOf = (module: RegExp) =>
    chunks(bundle)
      .filter((chunk) => [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => module.test(relative(root, id))))
      .flatMap((chunk) => [...withImports(bundle, chunk.fileName)])
  const first = new Set(filesOf(exactly('main.tsx')))
  const routes = resolve(root, 'routes')
  return globSync('**/*.tsx', { cwd: routes })
    .filter((file) => !/^(__root|_app|_auth)\.tsx$|route\.tsx$|\$\.tsx$/.test(file))
    .map((file) => {
      const sources = [file, ...Object.keys(layouts).filter((layout) => file.startsWith(layouts[layout] ?? '-'))]
      const modules = [
        ...sources.map((source) => new RegExp(`^${escape(`routes/${source}`)}\\?tsr-split`)),
        ...(own[file] ? [exactly(own[file])] : []),
        ...(file.startsWith('_app/') ? [exactly(frame)] : []),
      ]
      const code = sources.map((source) => readFileSync(resolve(routes, source), 'utf8')).join('\n')
      return {
        path: pathOf(file),
        scripts: [...new Set(modules.flatMap(filesOf))].filter((script) => !first.has(script)),
        namespaces: namespacesIn(code),
      }
    })
}

/** Of one text, `loadTranslations('plan')`, or of several, `(['plan', 'kinds'] as const).map(…loadTranslations…)`. */
const namespacesIn = (code: string): string[] => [
  ...[...code.matchAll(/loadTranslations\('(\w+)'/g)].flatMap(([, name]) => name ?? []),
  ...[...code.matchAll(/\(\[([\w', ]*)\] as const\)\.map\(\(name\) => loadTranslations\(name\)\)/g)].flatMap(
    ([, names]) => names?.match(/\w+/g) ?? [],
  ),
]

const escape = (text: string) => text.replace(/[.$?]/g, '\\$&')
const exactly = (file: string) => new RegExp(`^${escape(file)}$`)

const pathOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .map((part) => part.replace(/_$/, ''))
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`
