import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Chip } from '#web/components/ui/chip.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import type { ShoppingItem, OptimisticRef, ShoppingList } from '../shopping-list.ts'
import { categoriesQuery } from '../offline.queries.ts'

interface CategoryChoiceProps {
  item: ShoppingItem
  shoppingList: ShoppingList
  onDone: () => void
}

export function CategoryChoice({ item, shoppingList, onDone }: CategoryChoiceProps) {
  const t = useTranslations('shopping')
  const common = useTranslations('common')
  const id = useId()
  const language = useLanguage()
  const { sort } = useShoppingActions()
  const [name, setName] = useState('')
  const { data = [] } = useQuery(categoriesQuery)
  const now = item.food.category
  const choose = (category: OptimisticRef | null) => {
    sort(item, category)
    onDone()
  }
  const all = uniqueByName([...data, ...shoppingList.items.flatMap(({ food }) => food.category ?? [])]).sort(
    (one, other) => one.name.localeCompare(other.name, language),
  )
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-semibold">
        {t('line.category')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('line.categoryHint')}</p>
      <div className="flex flex-wrap gap-2">
        <Chip on={now === null} onClick={() => choose(null)}>
          {t('line.noCategory')}
        </Chip>
        {all.map((category) => (
          <Chip key={category.name} on={category.name === now?.name} onClick={() => choose(category)}>
            <bdi className="truncate">{category.name}</bdi>
          </Chip>
        ))}
      </div>
      <form
        className="mt-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          choose({ id: null, name: name.trim() })
        }}
      >
        <Input
          aria-label={t('line.newCategory')}
          placeholder={t('line.newCategory')}
          maxLength={128}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outline">
          {common('add')}
        </Button>
      </form>
    </section>
  )
}

const uniqueByName = (categories: readonly OptimisticRef[]): OptimisticRef[] => [
  ...new Map(categories.toReversed().map((category) => [category.name, category])).values(),
]
