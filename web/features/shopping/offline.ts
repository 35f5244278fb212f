/** Files that the page may load after it has opened, by their names without digest; see public/sw.js. */
const frame = ['app.frame', 'timer.place', 'more.sheet', 'user.menu.content', 'messages.dialog', 'snackbar.card']
const texts = ['words.files', 'common', 'problems', 'shopping']
const page = ['sheets', 'typed.read', 'page.error', 'error.state']

/** Loads what the page may need later, and has the page kept, so that all of it opens without a network. */
export async function readyForOffline() {
  if (!navigator.onLine) return
  try {
    await Promise.all([import('./sheets.ts'), import('./typing/typed.read.ts')])
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ keep: [...frame, ...texts, ...page] })
  } catch {
    // The page works as before, but only with a network.
  }
}
