import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LarderApp } from '#web/app.tsx'
import { loadAppFrame } from '#web/components/shell/load-app-frame.ts'
import { loadHome } from '#web/features/home/load-home.ts'
import { applyDocumentLanguage } from '#web/lib/i18n/language.ts'
import { checkSession, wasSignedIn } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { router } from '#web/router.tsx'

applyDocumentLanguage()
// Every first page needs these, so they start before the router knows which one it is.
void checkSession(() => void router.invalidate())
if (wasSignedIn()) {
  void loadAppFrame()
  if (location.pathname === '/') void loadHome()
}
await loadTranslations('common')

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <LarderApp />
  </StrictMode>,
)

setTimeout(() => void import('#web/background.tsx').then(({ startBackground }) => startBackground()), 2000)
