import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { moveActive } from './move-active.ts'
import { useSections } from './options/use-sections.ts'
import { PaletteList } from './palette.list.tsx'

/** The combobox pattern of the ARIA Authoring Practices Guide: the focus stays in the text, arrows choose. */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette')
  const common = useTranslations('common')
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  // The dialog may have opened before it knew what to show.
  useEffect(() => box.current?.focus(), [])
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { sections, isPending } = useSections(text, onClose)
  const options = sections.flatMap((section) => section.options)
  // By its key, so that what Enter does stays the same when answers come.
  const active = options.find(({ key }) => key === chosen) ?? options[0]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      active?.run()
    }
    const next = moveActive(options, active, event.key)
    if (!next) return
    event.preventDefault()
    setChosen(next.key)
  }
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4 py-2 sm:py-2.5">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          ref={box}
          dir="auto"
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <IconButton label={common('close')} icon={<X />} size="iconSm" onClick={onClose} />
      </div>
      <PaletteList id={listId} sections={sections} active={active} onHover={setChosen} />
      <output className="sr-only">{isPending ? '' : t('found', { count: options.length })}</output>
    </>
  )
}
