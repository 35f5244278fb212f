import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** `/` outside of a text field, Ctrl or Cmd with K anywhere. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return key === '/' && !isTyping
}

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
