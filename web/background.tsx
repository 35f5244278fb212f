import { createRoot } from 'react-dom/client'
// Kept at hand for whatever fails without a network.
import '#web/components/shell/page/page-error.tsx'
import '#web/outbox-kinds.ts'
import '#web/lib/messages/report-error.ts'
import '#web/lib/messages/report-refusal.ts'
// What opens over a page should not be waited for.
import '#web/components/ui/combobox/combobox-popup.tsx'
import '#web/components/ui/dialog.tsx'
import '#web/components/ui/dropdown.menu.tsx'
import '#web/components/ui/sheet.tsx'
import { FeatureSources, registerPaletteSources } from '#web/components/palette/palette-sources.ts'
import { FileNotice } from '#web/components/shell/file.notice.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { findMissingFiles, loadAhead, retryMissing } from '#web/lib/files/find-missing.ts'
import { holdNavigation } from '#web/lib/files/hold-navigation.ts'
import { watchTyping } from '#web/lib/files/unsaved-text.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { registerKeeper } from '#web/lib/offline/fetch-ahead.ts'
import { keepFiles } from '#web/lib/offline/keep-files.ts'
import { router } from '#web/router.tsx'

registerPaletteSources(() => import('#web/palette-sources.tsx'))
registerKeeper(async (owner) =>
  (await loadAhead(() => import('#web/features/shopping/list/keep-shopping-list.ts'))).keepShoppingList(owner),
)

/** What the first page does not need: loaded once it is there, so that it takes no bandwidth from it. */
export async function startBackground() {
  findMissingFiles()
  holdNavigation(router)
  watchTyping()
  await loadTranslations('files')
  const place = document.createElement('div')
  place.className = 'sticky top-0 z-50'
  document.body.prepend(place)
  createRoot(place).render(<FileNotice retry={() => void retryMissing()} />)
  while (router.state.status === 'pending' || queryClient.isFetching() > 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
  loadAhead(preloadPalette)
  await keepFiles()
}

/** Keys open it, which nobody waits for. */
function preloadPalette() {
  void import('#web/components/palette/palette.dialog.tsx').catch(() => undefined)
  void FeatureSources.preload()
  for (const name of ['palette', 'help', 'settings', 'things', 'shopping', 'menu'] as const)
    void loadTranslations(name).catch(() => undefined)
}
