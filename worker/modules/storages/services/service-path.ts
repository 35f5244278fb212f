/** Parts of a path one behind the other; blank ones and slashes at their ends are left out. */
export const joinPath = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')

/** The path of what lies in a folder, from that folder on; null where it lies elsewhere. */
export function pathBelow(folder: string, path: string): string | null {
  if (folder === '') return path
  return path.toLowerCase().startsWith(`${folder.toLowerCase()}/`) ? path.slice(folder.length + 1) : null
}

export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** As it stands in an address. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/')
