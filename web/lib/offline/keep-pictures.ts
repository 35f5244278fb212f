/** Has pictures of recipes at hand without a network, given by their addresses. What is kept already costs nothing. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  for (const address of new Set(addresses)) {
    const url = URL.parse(address, location.origin)
    if (url?.origin !== location.origin || !url.pathname.startsWith('/media/')) continue
    url.searchParams.set('width', '768')
    try {
      await fetch(url, { priority: 'low' })
    } catch {
      return
    }
  }
}

/** At log-out. */
export function forgetPictures() {
  navigator.serviceWorker?.controller?.postMessage('forget-pictures')
  void globalThis.caches?.delete('larder-pictures')
}
