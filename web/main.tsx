import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LarderApp } from '#web/app.tsx'
import { loadAppFrame } from '#web/components/shell/load-app-frame.ts'
import { loadHome } from '#web/features/home/load-home.ts'
import { applyDocumentLanguage } from '#web/lib/i18n/language.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery, wasSignedIn } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

reloadOnNewVersion()
applyDocumentLanguage()
// Every first page needs these, so they start before the router knows which one it is.
void queryClient.prefetchQuery(sessionQuery)
if (wasSignedIn()) {
  void loadAppFrame()
  if (location.pathname === '/') {
    void loadHome()
    void loadTranslations('home')
  }
}
await loadTranslations('common')

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <LarderApp />
  </StrictMode>,
)

const key = 'larder.reloaded'

const once = 60_000

/** After a release the old page asks for files that are gone. It reloads, at most once a minute. */
function reloadOnNewVersion() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key))
    if (Date.now() - last < once) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
