import { Combination } from '#web/components/keys/combination.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isSingleKey, singleKeys } from '#web/lib/keys/single-keys.ts'
import type { Option, Section } from './options/option.ts'

interface PaletteListProps {
  id: string
  sections: readonly Section[]
  active: Option | undefined
  onHover: (key: string) => void
}

export function PaletteList({ id, sections, active, onHover }: PaletteListProps) {
  const t = useTranslations('palette')
  return (
    <div
      id={id}
      // A native select cannot hold search results.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('title')}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {sections.map(({ name, options }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="mb-2 last:mb-0">
          <p id={`${id}-${name}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
            {t(`sections.${name}`)}
          </p>
          {options.map((option) => (
            <PaletteOption
              key={option.key}
              id={`${id}-${option.key}`}
              option={option}
              isActive={option.key === active?.key}
              onHover={onHover}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PaletteOptionProps {
  id: string
  option: Option
  isActive: boolean
  onHover: (key: string) => void
}

const PaletteOption = ({ id, option, isActive, onHover }: PaletteOptionProps) => (
  // The focus stays in the text box, which points here with aria-activedescendant.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    ref={isActive ? scrollIntoView : undefined}
    onPointerDown={(event) => event.preventDefault()}
    onPointerMove={() => onHover(option.key)}
    onClick={option.run}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-primary-soft"
  >
    <option.icon aria-hidden className="size-5 shrink-0 text-muted" />
    <bdi className="line-clamp-2 min-w-0 grow wrap-anywhere">{option.name}</bdi>
    {option.note ? <span className="shrink-0 text-sm text-muted">{option.note}</span> : null}
    {option.keys ? <Keys keys={option.keys} /> : null}
  </div>
)

/** Not on phones, and none that are switched off. */
function Keys({ keys }: { keys: string }) {
  const areSingleOn = singleKeys.use()
  return !areSingleOn && isSingleKey(keys) ? null : (
    <span className="max-sm:hidden">
      <Combination keys={keys} />
    </span>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
