import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { useIngredientWording } from '../use-ingredient-wording.ts'
import type { RecipeRow } from '../recipe.rows.ts'
import { ListSelect, useListChoice } from '#web/components/shopping/list-select.tsx'
import { onListText } from '#web/components/shopping/on-list-text.ts'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { unitChoiceStore } from '../unit-choice.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations, getTranslations } from '#web/lib/i18n/translations.ts'
import { ServingsStepper } from '../servings-stepper.tsx'
import { ShoppingRow } from './shopping-row.tsx'
import { shoppingLines } from './shopping-lines.ts'
import type * as z from 'zod'
import type { recipeShopped } from '#worker/modules/shopping/entries/adding.contract.ts'
import { recipeEndpoint } from '../recipe.rows.ts'
import { send } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { undoEvent } from '#web/lib/api/undo.ts'

interface ShoppingDialogProps {
  recipe: RecipeRow
  servings: number
  onClose: () => void
}

export function ShoppingDialog({ recipe, servings: shown, onClose }: ShoppingDialogProps) {
  const t = useTranslations('recipes')
  const [servings, setServings] = useState(shown)
  const lines = shoppingLines(recipe)
  const buyable = lines
    .filter(({ exclusionReason }) => exclusionReason !== 'ignored')
    .map(({ ingredient }) => ingredient.id)
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    lines.filter(({ exclusionReason }) => exclusionReason === null).map(({ ingredient }) => ingredient.id),
  )
  const wording = useIngredientWording(servingsFactor(servings, recipe.servings), unitChoiceStore.use())
  const choice = useListChoice()
  const add = useMutation({
    meta: { error: 'create' },
    mutationFn: () => addToShoppingList(recipe, { ingredients: chosen, servings, list: choice.list }),
    onSuccess: onClose,
  })
  const isAll = chosen.length === buyable.length
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('shop.title')}
      description={<bdi>{recipe.name}</bdi>}
      footer={
        <Button
          className="max-sm:w-full"
          pending={add.isPending}
          disabled={chosen.length === 0}
          onClick={() => add.mutate()}
        >
          {t('shop.submit', { count: chosen.length })}
        </Button>
      }
    >
      {lines.length === 0 ? <p className="py-6 text-center text-muted">{t('shop.nothing')}</p> : null}
      {lines.length > 0 ? (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <ServingsStepper value={servings} onChange={setServings} min={0.25} unit={recipe.servings_text} />
            <Button variant="link" size="inline" className="text-sm" onClick={() => setChosen(isAll ? [] : buyable)}>
              {t(isAll ? 'shop.none' : 'shop.all')}
            </Button>
          </div>
          <ListSelect {...choice} className="mb-3" />
          <ul className="grid grid-cols-[auto_auto_1fr] gap-x-3">
            {lines.map(({ ingredient, exclusionReason }) => (
              <ShoppingRow
                key={ingredient.id}
                ingredient={ingredient}
                wording={wording}
                reason={exclusionReason}
                isChosen={chosen.includes(ingredient.id)}
                onToggle={() => toggle(ingredient.id)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  )
}

interface ShoppingWish {
  ingredients: readonly number[]
  servings: number
  list: NamedList | null
}

async function addToShoppingList(recipe: { id: number; name: string }, { ingredients, servings, list }: ShoppingWish) {
  const { event } = await send<z.output<typeof recipeShopped>>('PUT', `${recipeEndpoint.path}${recipe.id}/shopping/`, {
    body: { ingredients, servings, ...(list ? { shopping_lists: [list.id] } : {}) },
  })
  const title = getTranslations('recipes')('shop.done', { count: ingredients.length, name: recipe.name })
  const text = await onListText(list?.id ?? null)
  notify('success', title, { text, ...(event === null ? {} : { undo: () => undoEvent(event) }) })
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('shopping-list') })
}
