import { Moon, SlidersHorizontal, Sun } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { stored } from '#web/lib/stored.ts'
import { useWakeLock, wakeLockWorks } from '#web/lib/wake-lock.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { ShoppingSheet } from './item.ts'
import { ShareButton } from './share-button.tsx'

const awake = stored<boolean>('larder.shopping.awake', (raw) => raw === true)

/** How the page is used; sharing is in the options where there is no room for it. */
export function HeaderActions({ sheet }: { sheet: ShoppingSheet }) {
  const t = useWords('shopping')
  const isAwake = awake.use()
  useWakeLock(isAwake)
  const view = useOverlay('view')
  return (
    <>
      {wakeLockWorks ? (
        <IconButton
          label={t(isAwake ? 'awake.on' : 'awake.off')}
          aria-pressed={isAwake}
          variant={isAwake ? 'soft' : 'ghost'}
          icon={isAwake ? <Sun /> : <Moon />}
          onClick={() => awake.set(!isAwake)}
        />
      ) : null}
      <div className="max-sm:hidden">
        <ShareButton sheet={sheet} look="icon" />
      </div>
      <IconButton label={t('options.open')} icon={<SlidersHorizontal />} onClick={view.show} />
    </>
  )
}
