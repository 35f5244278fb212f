import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { SearchKey } from './use-search-shortcut.ts'

const KeysDialog = lazy(async () => ({ default: (await import('#web/components/keys/keys.dialog.tsx')).KeysDialog }))

const places = {
  home: '/',
  recipes: '/recipes',
  plan: '/plan',
  shopping: '/shopping',
  import: '/import',
  help: '/help',
} as const satisfies Record<keyof typeof shortcuts.go, string>

/** Milliseconds between the two keys that lead somewhere. */
const patience = 1500

/** The keys that do something on every page. */
export function ShellKeys() {
  const keys = useOverlay('keys')
  useGoKeys(keys.show)
  return (
    <>
      <SearchKey />
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
  const router = useRouter()
  const began = useRef(-Infinity)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog has keys of its own.
    if (event.defaultPrevented || !singleKeys.get() || isTyping(event.target) || router.state.location.search.open)
      return
    const isSecond = event.timeStamp - began.current < patience
    if (event.key !== 'Shift') began.current = isPressed(event, ['g']) ? event.timeStamp : -Infinity
    const place = isSecond && placeOf(event)
    if (!place && !isPressed(event, shortcuts.everywhere.keys)) return
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

const placeOf = (event: KeyboardEvent) => {
  const name = names.find((one) => shortcuts.go[one].some((keys) => isPressed(event, [keys.slice('g '.length)])))
  return name && places[name]
}
