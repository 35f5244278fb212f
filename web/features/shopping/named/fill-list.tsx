import { useState } from 'react'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ShoppingItem } from '../shopping-list.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import { countOpen, isOn } from './on-list.ts'

interface FillListProps {
  list: NamedList
  lists: readonly NamedList[]
  /** Of all lists. */
  items: readonly ShoppingItem[]
}

/** Moves what is still to buy here: what is on no list yet, or all of another one. */
export function FillList({ list, lists, items }: FillListProps) {
  const t = useTranslations('lists')
  const { relist } = useShoppingActions()
  const open = items.filter(({ checked }) => !checked)
  const known = new Set(lists.map(({ id }) => id))
  const sources = [
    {
      id: null,
      name: t('fill.none'),
      items: open.filter(({ onLists = [] }) => !onLists.some((id) => known.has(id))),
    },
    ...lists
      .filter(({ id }) => id !== list.id)
      .map(({ id, name }) => ({ id, name, items: open.filter((item) => isOn(item, id)) })),
  ].filter((source) => source.items.length > 0)
  const [wanted, setWanted] = useState<string>()
  const from = sources.find(({ id }) => String(id) === wanted) ?? sources[0]
  if (!from) return null
  const move = () => {
    const count = countOpen(from.items)
    relist(from.items, {
      add: [list.id],
      remove: from.id === null ? [] : [from.id],
      name: list.name,
      title: t('fill.done', { count, name: list.name }),
    })
  }
  return (
    <section className="border-t border-line pt-4">
      <Field label={t('fill.label')}>
        {(control) => (
          <div className="flex gap-2">
            <Select
              {...control}
              className="min-w-0 grow"
              value={String(from.id)}
              onValueChange={setWanted}
              options={sources.map((source) => ({
                value: String(source.id),
                label: `${source.name} (${countOpen(source.items)})`,
              }))}
            />
            <Button variant="outline" onClick={move}>
              {t('fill.action')}
            </Button>
          </div>
        )}
      </Field>
    </section>
  )
}
