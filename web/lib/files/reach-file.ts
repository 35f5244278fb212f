/** The file is in no release any more: the server has a new version. */
export class GoneFile extends Error {}

const reached = new Map<string, Promise<void>>()

/**
 * Fetches a script and what it imports. A browser that once failed to import a file never asks for it again as long as
 * the page is open, so where that is likely it is fetched first.
 */
export function reachFile(path: string): Promise<void> {
  const known = reached.get(path)
  if (known) return known
  const reaching = fetchFile(path).catch((error: unknown) => {
    reached.delete(path)
    throw error
  })
  reached.set(path, reaching)
  return reaching
}

async function fetchFile(path: string) {
  const response = await fetch(path)
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '')
  if (response.ok ? !isScript : response.status < 500) throw new GoneFile(path)
  if (!response.ok) throw new TypeError(`Failed to fetch ${path}`)
  const imports = staticImports(await response.text())
  await Promise.all(imports.map((next) => reachFile(new URL(next, new URL(path, location.origin)).pathname)))
}

const staticImports = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)].flatMap(([, path]) => path ?? [])

/** Of a function around one `import()`, as the bundler writes it. */
export function pathOf(load: () => Promise<unknown>): string | undefined {
  const [, file] = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(String(load)) ?? []
  return file && `/assets/${file}`
}
