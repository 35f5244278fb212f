import { useState } from 'react'
import { Columns3, Search } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Chip } from '#web/components/ui/chip.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { LazySheet } from '#web/components/ui/lazy-window.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useMay, useModel } from '../model-context.ts'
import type { Column } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import type { ListSearch } from './list-search.ts'
import { useChangeList } from './use-change-list.ts'
import { useDebounced } from './use-debounced.ts'

interface ListToolsProps {
  search: ListSearch
  shown: readonly Column[]
}

/** Finding while typing, the questions that people ask of this kind, and which columns there are. */
export function ListTools({ search, shown }: ListToolsProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const model = useModel()
  const { name, can, chips = [], columns, doubles, unsearched } = model
  const may = useMay()
  const change = useChangeList()
  const only = search.only ?? []
  const toggle = (chip: string) => {
    const next = only.includes(chip) ? only.filter((one) => one !== chip) : [...only, chip]
    change({ only: next.length > 0 ? next : undefined })
  }
  return (
    <search className="flex flex-wrap items-center gap-2">
      {unsearched ? null : <FindBox key={name} asked={search.q ?? ''} />}
      {chips.length > 0 ? (
        <div className="-mx-4 flex max-w-[100dvw] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {chips.map(({ field, value }) => (
            <Chip
              key={field + value}
              className="shrink-0"
              on={only.includes(`${field}.${value}`)}
              onClick={() => toggle(`${field}.${value}`)}
            >
              {texts.chip(field, value)}
            </Chip>
          ))}
        </div>
      ) : null}
      {doubles && may('merge') ? <Chip onClick={() => change({ doubles: true })}>{t('doubles')}</Chip> : null}
      {can.includes('move') ? (
        <Chip on={search.tree === true} onClick={() => change({ tree: search.tree ? undefined : true })}>
          {t('tree.title')}
        </Chip>
      ) : null}
      {columns.length > 1 ? <ColumnChoice shown={shown} /> : null}
      <span className="sr-only">{t('keys')}</span>
    </search>
  )
}

function FindBox({ asked }: { asked: string }) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const { name } = useModel()
  const change = useChangeList()
  const [typed, setTyped] = useState<string>()
  const find = (q: string | undefined) => {
    if (q !== undefined && q !== asked) change({ q: q || undefined }, true)
  }
  useDebounced(typed, find)
  // Once it is left, the address says what is in it, so that "Show all" and Back empty it.
  const leave = () => {
    find(typed)
    setTyped(undefined)
  }
  return (
    <label className="relative min-w-48 grow sm:max-w-xs">
      <span className="sr-only">{t('find', { what: texts.title(name) })}</span>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
      <input
        type="search"
        value={typed ?? asked}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        placeholder={t('find', { what: texts.title(name) })}
        className="h-10 w-full rounded-md border border-edge bg-surface ps-9 pe-3 text-sm pointer-coarse:h-11"
      />
    </label>
  )
}

function ColumnChoice({ shown }: { shown: readonly Column[] }) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const { columns } = useModel()
  const change = useChangeList()
  const sheet = useOverlay('columns')
  const set = (field: string, isOn: boolean) => {
    const next = columns.filter((column) => (column.field === field ? isOn : shown.includes(column)))
    const isUsual = columns.every((column) => next.includes(column) === !column.hidden)
    change({ columns: isUsual ? undefined : next.map((column) => column.field) }, true)
  }
  return (
    <>
      <div className="ms-auto hidden md:block">
        <Button variant="ghost" onClick={sheet.show}>
          <Columns3 aria-hidden />
          {t('columns')}
        </Button>
      </div>
      <LazySheet open={sheet.open} onOpenChange={sheet.set} title={t('columns')}>
        {columns.map((column, index) => (
          <Checkbox
            key={column.field}
            label={texts.field(column.field)}
            checked={shown.includes(column)}
            disabled={index === 0}
            onCheckedChange={(isOn) => set(column.field, isOn)}
          />
        ))}
      </LazySheet>
    </>
  )
}
