import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** One came here to search, so the box has the focus. */
    search?: boolean
  }
}

/** `/` outside of a text, Ctrl or Cmd with K anywhere: the keys that people press to find something. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return key === '/' && !isTyping
}

/** Leads to the search from every page but its own, which has the box already. */
export function useSearchShortcut(isOn: boolean) {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (router.state.location.pathname === '/recipes' || !isSearchShortcut(event)) return
      event.preventDefault()
      void navigate({ to: '/recipes', state: { search: true } })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, navigate, router])
}
