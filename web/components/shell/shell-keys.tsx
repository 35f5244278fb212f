import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useHasRole } from '#web/lib/api/session.ts'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shellShortcuts } from '#web/lib/keys/shell-shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { hasOwnKeys } from './has-own-keys.ts'
import { PaletteKey } from './palette-key.tsx'

const KeysDialog = lazy(async () => ({ default: (await import('#web/components/keys/keys.dialog.tsx')).KeysDialog }))

const places = {
  home: '/',
  recipes: '/recipes',
  plan: '/plan',
  shopping: '/shopping',
  import: '/import',
  help: '/help',
} as const satisfies Record<keyof typeof shellShortcuts.go, string>

/** Milliseconds between the two keys that lead somewhere. */
const patience = 1500

/** The keys that do something on every page. */
export function ShellKeys() {
  const keys = useOverlay('keys')
  useGoKeys(keys.show)
  return (
    <>
      <PaletteKey />
      {keys.open ? (
        <Suspense>
          <KeysDialog onClose={keys.hide} />
        </Suspense>
      ) : null}
    </>
  )
}

function useGoKeys(showKeys: () => void) {
  const navigate = useNavigate()
  const mayImport = useHasRole('user')
  const began = useRef(-Infinity)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !singleKeys.get() || isTyping(event.target) || hasOwnKeys()) return
    const isSecond = event.timeStamp - began.current < patience
    if (event.key !== 'Shift') began.current = isPressed(event, ['g']) ? event.timeStamp : -Infinity
    const place = isSecond && placeOf(event, mayImport)
    if (!place && !isPressed(event, shellShortcuts.everywhere.keys)) return
    event.preventDefault()
    if (place) void navigate({ to: place })
    else showKeys()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const names = Object.keys(places) as (keyof typeof places)[]

const placeOf = (event: KeyboardEvent, mayImport: boolean) => {
  const offered = mayImport ? names : names.filter((one) => one !== 'import')
  const name = offered.find((one) => shellShortcuts.go[one].some((keys) => isPressed(event, [keys.slice('g '.length)])))
  return name && places[name]
}
