import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import type { ShoppingItem, ItemUnit, ShoppingListRecipe } from '../shopping-list.ts'
import { offlineUnitsQuery } from '../offline.queries.ts'

interface LineItemProps {
  item: ShoppingItem
  recipe: ShoppingListRecipe | undefined
  isOnly: boolean
}

export function LineItem({ item, recipe, isOnly }: LineItemProps) {
  const t = useTranslations('shopping')
  const { date, relative } = useFormat()
  const { edit, remove } = useShoppingActions()
  const { name } = item.food
  return (
    <li className="py-3">
      <div className="flex items-center gap-2">
        <Stepper
          label={t('line.amount')}
          value={item.amount}
          min={0}
          step={amountStep(item.amount)}
          onChange={(amount) => edit([item], { amount }, name)}
        />
        <div className="min-w-0 grow">
          <Combobox
            label={t('line.unit')}
            placeholder={t('line.pieces')}
            source={offlineUnitPicker}
            allowNew
            value={item.unit && toPicked(item.unit)}
            onValueChange={(unit) => edit([item], { unit: unit && toItemUnit(unit) }, name)}
          />
        </div>
      </div>
      <div className="mt-1.5 flex min-h-8 items-center justify-between gap-3">
        {recipe || !item.by ? null : <PersonAvatar {...item.by} />}
        <p className="min-w-0 grow text-sm text-muted">
          {recipe ? (
            <>
              {recipe.recipe === null ? (
                <bdi>{recipe.name}</bdi>
              ) : (
                <Link
                  to="/recipe/$recipeId"
                  params={{ recipeId: String(recipe.recipe) }}
                  search={{ servings: recipe.servings }}
                  className="text-primary-strong underline decoration-primary underline-offset-4"
                >
                  <bdi>{recipe.name}</bdi>
                </Link>
              )}
              {` · ${t('line.servings', { count: recipe.servings })}`}
              {recipe.plan
                ? ` · ${t('row.plan', { meal: recipe.plan.meal, day: date(civilToDate(recipe.plan.day), 'day') })}`
                : null}
            </>
          ) : (
            `${t('line.byHand', { who: item.by?.name ?? t('section.nobody') })} · ${relative(new Date(item.addedAt))}`
          )}
        </p>
        {isOnly ? null : (
          <IconButton label={t('line.remove')} icon={<X />} size="iconSm" onClick={() => remove([item], name)} />
        )}
      </div>
    </li>
  )
}

/** Steps follow how people measure: 50 g, but one egg. */
const amountStep = (amount: number) => (amount >= 1000 ? 100 : amount >= 100 ? 50 : amount >= 20 ? 5 : 1)

const toPicked = ({ id, name }: ItemUnit): Picked => (id === null ? { name } : { id, name })
function toItemUnit({ id, name }: Picked): ItemUnit {
  const known = queryClient.getQueryData(offlineUnitsQuery.queryKey)?.find((unit) => unit.name === name)
  return { id: id ?? null, name, plural: known?.plural_name ?? null, base: known?.base_unit ?? null }
}

const offlineUnitPicker: PickerSource = {
  key: 'unit kept',
  search: async (text) => {
    const wanted = text.toLocaleLowerCase()
    const units = await queryClient.ensureQueryData(offlineUnitsQuery)
    return units
      .filter((unit) => [unit.name, unit.plural_name ?? ''].some((name) => name.toLocaleLowerCase().includes(wanted)))
      .map(({ id, name }) => ({ id, name }))
      .slice(0, 20)
  },
}
