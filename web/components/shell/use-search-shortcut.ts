import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { isSingleKey, shortcuts } from '#web/lib/keys/shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'

/** `/` outside of a text field, Ctrl or Cmd with K anywhere. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false
  const usable = isTyping(event.target) || !singleKeys.get() ? search.filter((keys) => !isSingleKey(keys)) : search
  return isPressed(event, usable)
}

const { search } = shortcuts.everywhere

/** Leads to the search from every page but its own, which has the box already. */
export function SearchKey() {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (router.state.location.pathname === '/recipes' || !isSearchShortcut(event)) return
      event.preventDefault()
      void navigate({ to: '/recipes', state: { search: true } })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, router])
  return null
}
