const key = 'larder.reloaded'
const once = 60_000

/** After a release the old page asks for files that are gone: load the new page then, though never in a circle. */
export function reloadOnNewVersion() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key))
    if (Date.now() - last < once) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
