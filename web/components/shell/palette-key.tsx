import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shellShortcuts } from '#web/lib/keys/shell-shortcuts.ts'
import { isSingleKey, singleKeys } from '#web/lib/keys/single-keys.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { hasOwnKeys } from './has-own-keys.ts'

const PaletteDialog = lazy(async () => ({
  default: (await import('#web/components/palette/palette.dialog.tsx')).PaletteDialog,
}))

const { search } = shellShortcuts.everywhere
const withModifier = search.filter((keys) => !isSingleKey(keys))

/** `/` outside of a text field, Ctrl or Cmd with K anywhere, and once more to close it. */
export function PaletteKey() {
  const palette = useOverlay('palette')
  const router = useRouter()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    // The search of recipes has a box of its own.
    const isSingleOn = singleKeys.get() && router.state.location.pathname !== '/recipes'
    const usable = isTyping(event.target) || hasOwnKeys() || !isSingleOn ? withModifier : search
    if (!isPressed(event, usable)) return
    event.preventDefault()
    palette.set(!palette.open)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return palette.open ? (
    <Suspense>
      <PaletteDialog onClose={palette.hide} />
    </Suspense>
  ) : null
}
