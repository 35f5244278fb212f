import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ExportOrigin {
  file: string
  /** `*` for the module as a whole. */
  name: string
}

/** Where Node resolves a package to CommonJS, the bundler takes the `module` of its manifest. */
export function packageEntry(packageName: string): string {
  const forNode = fileURLToPath(import.meta.resolve(packageName))
  const [root, rest] = forNode.split(`/${packageName}/`)
  if (root === undefined || !rest?.includes('cjs')) return forNode
  const folder = join(root, packageName)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { module?: string }
  if (manifest.module === undefined) throw new Error(`${packageName} names no ES module index in its package.json`)
  return join(folder, manifest.module)
}

/** Follows re-exports through the indexes of `packages`; leaves out what the index itself defines. */
export function exportOrigins(file: string, packages: readonly string[]): ReadonlyMap<string, ExportOrigin> {
  const code = readFileSync(file, 'utf8')
  const found = new Map<string, ExportOrigin>()
  const known = new Map<string, ExportOrigin>()
  const at = (specifier: string) =>
    specifier.startsWith('.') ? join(dirname(file), specifier) : packageEntry(specifier)
  const through = (specifier: string, name: string): ExportOrigin => {
    const target = at(specifier)
    const deeper = packages.includes(specifier) ? exportOrigins(target, packages).get(name) : undefined
    return deeper ?? { file: target, name }
  }
  for (const [, names = '', specifier = ''] of code.matchAll(/import \{([^}]*)\} from ["']([^"']+)["']/g)) {
    for (const [name, local] of parseSpecifiers(names)) known.set(local, through(specifier, name))
  }
  for (const [, local = '', specifier = ''] of code.matchAll(/import \* as (\w+) from ["']([^"']+)["']/g)) {
    if (!packages.includes(specifier)) known.set(local, { file: at(specifier), name: '*' })
  }
  for (const [, names = '', specifier] of code.matchAll(/export \{([^}]*)\}(?: from ["']([^"']+)["'])?/g)) {
    for (const [name, exported] of parseSpecifiers(names)) {
      const origin = specifier === undefined ? known.get(name) : through(specifier, name)
      if (origin) found.set(exported, origin)
    }
  }
  for (const [, specifier = ''] of code.matchAll(/export \* from ["']([^"']+)["']/g)) {
    for (const [name, origin] of exportOrigins(at(specifier), packages)) found.set(name, origin)
  }
  return found
}

export const parseSpecifiers = (names: string): [string, string][] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(' as ')
      return [there, here]
    })
