import { createHash } from 'node:crypto'

export interface StoredFile {
  path: string
  bytes: Buffer
  id: string
  etag: string
  modified: Date
}

/** Files of one account of a service that stands in for a real one, and how it misbehaves. */
export class StoredTree {
  readonly files = new Map<string, StoredFile>()
  readonly folders = new Set<string>([''])
  /** What goes wrong from now on, by the name of a fault; a number says how often. */
  readonly faults = new Map<string, number>()
  readonly links = new Map<string, string>()
  /** Chunks of files that are on their way, by folder and name. */
  readonly uploads = new Map<string, Map<string, Buffer>>()
  /** Calls, as `METHOD path`. */
  readonly calls: string[] = []
  #ids = 0

  put(path: string, bytes: Buffer, id = `f${++this.#ids}`): StoredFile {
    this.#openFolders(path)
    const etag = createHash('md5').update(bytes).digest('hex')
    const file = {
      path,
      bytes,
      id: this.files.get(path)?.id ?? id,
      etag,
      modified: new Date(1_780_000_000_000 + this.files.size * 1000),
    }
    this.files.set(path, file)
    return file
  }

  move(from: string, to: string): boolean {
    const file = this.files.get(from)
    if (!file) return false
    this.files.delete(from)
    this.files.set(to, { ...file, path: to })
    this.#openFolders(to)
    return true
  }

  #openFolders(path: string): void {
    const parts = path.split('/').slice(0, -1)
    for (let i = 1; i <= parts.length; i++) this.folders.add(parts.slice(0, i).join('/'))
  }

  /** What lies right inside, or also deeper, in the order of names. */
  within(folder: string, deep = false): { path: string; file: StoredFile | null }[] {
    const prefix = folder === '' ? '' : `${folder}/`
    const isIn = (path: string) =>
      path !== folder && path !== '' && path.startsWith(prefix) && (deep || !path.slice(prefix.length).includes('/'))
    return [
      ...[...this.folders].filter(isIn).map((path) => ({ path, file: null })),
      ...[...this.files.values()].filter(({ path }) => isIn(path)).map((file) => ({ path: file.path, file })),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  }

  /** Whether a fault happens now. */
  trips(fault: string): boolean {
    const left = this.faults.get(fault) ?? 0
    if (left > 0) this.faults.set(fault, left - 1)
    return left > 0
  }

  /** Changes whenever anything beneath does. */
  etagOf(folder: string): string {
    const all = this.within(folder, true).map(({ path, file }) => `${path} ${file?.id} ${file?.etag}`)
    return createHash('md5').update(all.join('\n')).digest('hex')
  }
}
