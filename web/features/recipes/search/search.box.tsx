import { useLocation } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'
import { useChangeSearch } from './search.change.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'

const debounceDelay = 200

/** `/` focuses the box, Down moves to the results. */
export function SearchBox({ search }: { search: RecipeSearch }) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useFocusShortcut(box)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (q: string) => {
    clearTimeout(timer.current)
    setTyped(q)
    change({ q: q.trim() || undefined })
  }
  const type = (q: string) => {
    setTyped(q)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ q: q.trim() || undefined }), debounceDelay)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-results] a')?.focus()
    }
    if (event.key === 'Escape' && shown !== '') ask('')
  }
  const shown = typed ?? search.q ?? ''
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask(shown)
        }}
        className="relative"
      >
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted" />
        <input
          ref={box}
          id="recipes-q"
          dir="auto"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          placeholder={t('search.placeholder')}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
          className="h-13 w-full rounded-lg border border-edge bg-surface ps-11 pe-12 text-base placeholder:text-muted hover:border-primary-strong"
        />
        {shown === '' ? (
          <kbd
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto hidden h-6 items-center rounded-sm border border-line px-1.5 font-sans text-xs text-muted lg:flex"
          >
            /
          </kbd>
        ) : (
          <IconButton
            label={t('search.clear')}
            icon={<X />}
            size="iconSm"
            className="absolute inset-y-0 end-2 my-auto"
            onClick={() => {
              ask('')
              box.current?.focus()
            }}
          />
        )}
      </form>
    </search>
  )
}

function useFocusShortcut(box: RefObject<HTMLInputElement | null>) {
  const isCalled = useLocation({ select: ({ state }) => state.search === true })
  useEffect(() => {
    if (isCalled) box.current?.focus()
  }, [box, isCalled])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isOff = event.defaultPrevented || !singleKeys.get() || isTyping(event.target)
      if (isOff || !isPressed(event, shortcuts.results.box)) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
}
