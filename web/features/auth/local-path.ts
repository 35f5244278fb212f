/** Only a path of this site: a link must not lead elsewhere. */
export function localPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return '/'
  const url = new URL(wanted, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
}
