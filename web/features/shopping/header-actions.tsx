import { Moon, SlidersHorizontal, Sun } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import { useWakeLock, isWakeLockSupported } from '#web/lib/use-wake-lock.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ShoppingList } from './shopping-list.ts'
import { ShareButton } from './share-button.tsx'

const keepAwakeStore = persistedStore<boolean>('larder.shopping.awake', (raw) => raw === true)

export function HeaderActions({ shoppingList, title }: { shoppingList: ShoppingList; title: string | undefined }) {
  const t = useTranslations('shopping')
  const isAwake = keepAwakeStore.use()
  useWakeLock(isAwake)
  const view = useOverlay('view')
  return (
    <>
      {isWakeLockSupported ? (
        <IconButton
          label={t(isAwake ? 'awake.on' : 'awake.off')}
          aria-pressed={isAwake}
          variant={isAwake ? 'soft' : 'ghost'}
          icon={isAwake ? <Sun /> : <Moon />}
          onClick={() => keepAwakeStore.set(!isAwake)}
        />
      ) : null}
      <div className="max-sm:hidden">
        <ShareButton shoppingList={shoppingList} title={title} variant="icon" />
      </div>
      <IconButton label={t('options.open')} icon={<SlidersHorizontal />} onClick={view.show} />
    </>
  )
}
