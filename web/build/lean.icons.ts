import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../components/ui/icon.factory.ts', import.meta.url))

/**
 * Builds the icons of lucide-react with 15 lines of ours instead of 2 KB that serve options nobody here uses, and imports
 * each from its own file: through the library's index the first page would carry the icons of every page.
 */
export function leanIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/') ? ours : null,
    transform: (code, id) => {
      if (id.includes('/lucide-react/dist/esm/icons/')) return { code: bare(code), map: null }
      if (id.includes('node_modules') || !code.includes("from 'lucide-react'")) return null
      return {
        code: code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) => imports(names, files)),
        map: null,
      }
    },
  }
}

/** The shapes of an icon without their random keys, and the icon without its name and other names. */
const bare = (code: string) =>
  code
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^  (name|size): .*$/gm, '')
    .replace(/^  aliases: \[[^\]]*\],?$/m, '')
    .replace(/^__iconData\.node;$/m, '')

const imports = (names: string, files: ReadonlyMap<string, string>) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => files.has(name.split(' as ')[0] ?? ''))
    .map((name) => {
      const [theirs = '', local = theirs] = name.split(' as ')
      return `import ${local} from '${files.get(theirs)}'`
    })
    .join(';')

/** Each name of the library's index with the file that defines it. Types are not among them. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs')
  const lines = readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(index), file)] as const),
    ),
  )
}
