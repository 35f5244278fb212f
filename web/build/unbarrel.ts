import type { Plugin } from 'vite'
import { packageEntry, type ExportOrigin, exportOrigins, parseSpecifiers } from './export-origins.ts'

/** Imports names from the files that define them: an index pulls what any page uses into the first page. */
export function unbarrel(packages: readonly string[]): Plugin {
  const entries = packages.map(packageEntry)
  const origins = new Map(packages.map((name, index) => [name, exportOrigins(entries[index] ?? '', packages)] as const))
  for (const [name, found] of origins)
    if (found.size === 0) throw new Error(`${name} has no exports whose files can be found`)
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'](${packages.join('|')})["'];?`, 'g')
  return {
    name: 'unbarrel',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => {
      const isOurs = !id.includes('node_modules')
      if (entries.includes(id) || !(isOurs || id.includes('/@tanstack/')) || !statement.test(code)) return null
      statement.lastIndex = 0
      const replaced = code.replace(statement, (_, names: string, name: string) =>
        parseSpecifiers(names)
          .map(([there, here]) => directImport(there, here, origins.get(name)?.get(there), name))
          .join(''),
      )
      return { code: replaced, map: null }
    },
  }
}

function directImport(there: string, here: string, origin: ExportOrigin | undefined, fallback: string) {
  const what = origin?.name === '*' ? `* as ${here}` : `{ ${origin?.name ?? there} as ${here} }`
  return `import ${what} from '${origin?.file ?? fallback}';`
}
