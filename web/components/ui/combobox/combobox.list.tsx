import { Check, Plus } from 'lucide-react'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly Picked[]
  active: number
  isChosen: (option: Picked) => boolean
  onPick: (option: Picked) => void
  onHover: (index: number) => void
  pending: boolean
}

export function ComboboxList({ id, label, options, active, isChosen, onPick, onHover, pending }: ComboboxListProps) {
  const t = useTranslations('common')
  if (options.length === 0)
    return <p className="px-3 py-2.5 text-sm text-muted">{pending ? t('searching') : t('nothingFound')}</p>
  return (
    // A native select cannot hold search results.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto overscroll-contain">
      {options.map((option, index) => (
        // The focus stays in the text box, which points here with aria-activedescendant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.id ?? `new:${option.name}`}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onHover(index)}
          onClick={() => onPick(option)}
          className="flex min-h-10 items-center gap-2 rounded-sm px-3 py-1.5 text-sm aria-selected:bg-primary-soft pointer-coarse:min-h-12"
        >
          {option.id === undefined ? <Plus aria-hidden className="size-4 text-primary-strong" /> : null}
          <bdi className="grow truncate">{option.name}</bdi>
          {option.id === undefined ? <span className="text-xs text-muted">{t('isNew')}</span> : null}
          {isChosen(option) ? <Check aria-hidden className="size-4 text-primary-strong" /> : null}
        </div>
      ))}
    </div>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
