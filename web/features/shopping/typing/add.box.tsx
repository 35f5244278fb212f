import { useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import { AddSuggestions } from './add-suggestions.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useAmountTexts } from '../line/use-amount-texts.ts'
import type { TypedItem } from './typed.read.ts'
import { useHomes } from '../named/use-homes.ts'
import type { Lists } from '../named/use-lists.ts'

interface AddBoxProps extends Pick<Lists, 'lists' | 'chosen'> {
  /** The `foodKey` of everything on the list. */
  presentFoodKeys: ReadonlySet<string>
}

export function AddBox({ presentFoodKeys, lists, chosen }: AddBoxProps) {
  const t = useTranslations('shopping')
  const named = useTranslations('lists')
  const homesOf = useHomes(lists, chosen)
  const { add } = useShoppingActions()
  const { typed } = useAmountTexts()
  const draft = useEntryDraft(presentFoodKeys)
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isCalled = useLocation({ select: ({ state }) => state.search === true })
  useEffect(() => {
    if (isCalled) input.current?.focus()
  }, [isCalled])
  const options = isOpen ? draft.suggestions : []
  const put = (items: readonly TypedItem[]) => {
    if (items.length === 0) return setSaid(draft.text.trim() === '' ? '' : t('add.nothing'))
    add(items)
    setSaid([t('add.added', { things: typed(items) }), homesOf(items)].filter(Boolean).join(' '))
    draft.set('')
    setActive(-1)
    setOpen(false)
    input.current?.focus()
  }
  const submit = async () => {
    const chosen = options[active]
    put(await (chosen ? draft.withFood(chosen) : draft.items()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      // Before the first option and after the last one is the text itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted)) return
    // A one-line input would swallow the line breaks that separate things.
    event.preventDefault()
    draft.set(
      [draft.text, pasted]
        .filter(Boolean)
        .join('; ')
        .replaceAll(/\s*[\r\n]+\s*/g, '; '),
    )
  }
  return (
    <form
      data-kept
      className="relative"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="flex gap-2">
        <input
          ref={input}
          dir="auto"
          role="combobox"
          aria-label={chosen ? named('addTo', { name: chosen.name }) : t('add.label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && options.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('add.placeholder')}
          value={draft.text}
          onChange={(event) => {
            draft.set(event.target.value)
            setActive(-1)
            setOpen(true)
            setSaid('')
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          className="h-12 w-full min-w-0 rounded-md border border-edge bg-surface px-4 text-base text-ink shadow-low transition-colors placeholder:text-muted hover:border-primary-strong"
        />
        <Button type="submit" size="lg">
          <Plus aria-hidden />
          <span className="max-sm:sr-only">{t('add.action')}</span>
        </Button>
      </div>
      {options.length > 0 ? (
        <AddSuggestions
          id={listId}
          title={draft.text === '' ? t('add.often') : undefined}
          foods={options}
          active={active}
          onPick={async (food) => put(await draft.withFood(food))}
        />
      ) : null}
      <output className="mt-2 block min-h-5 truncate px-1 text-sm text-muted">
        {draft.preview.length > 0 && draft.hasInformativePreview
          ? t('add.preview', { things: typed(draft.preview) })
          : said}
      </output>
    </form>
  )
}
