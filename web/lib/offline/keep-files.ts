import { compareVersion, holdVersion } from './version.ts'

const hour = 3_600_000

/** Has the service worker keep all files of the application, and finds out about new versions as long as the page is open. */
export async function keepFiles() {
  const { serviceWorker: workers } = navigator
  if (!import.meta.env.PROD || !workers) return
  holdVersion()
  workers.addEventListener('controllerchange', () => void compareVersion(workers))
  void compareVersion(workers)
  try {
    const registration = await workers.register('/sw.js')
    let last = Date.now()
    const look = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < hour) return
      last = Date.now()
      // Without an answer, the next look is in an hour.
      registration.update().catch(() => {})
    }
    for (const event of ['focus', 'online']) addEventListener(event, look)
    document.addEventListener('visibilitychange', look)
    setInterval(look, hour)
  } catch {
    // The browser forbids it; everything works as before with a network.
  }
}
