/** Has pictures of recipes at hand without a network, given by their addresses. What is kept already costs nothing. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const cache = await globalThis.caches?.open('larder-pictures').catch(() => undefined)
  for (const address of new Set(addresses)) {
    const url = URL.parse(address, location.origin)
    if (!cache || url?.origin !== location.origin || !url.pathname.startsWith('/media/')) continue
    url.searchParams.set('width', '768')
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
  }
}
