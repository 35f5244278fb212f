import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShoppingActions } from './use-shopping-actions.ts'
import { AddRecipe } from './add-recipe.tsx'
import type { ShoppingListRecipe, ShoppingList } from './shopping-list.ts'

interface RecipesViewProps {
  /** Of the list that is shown. */
  shoppingList: ShoppingList
  /** Of all lists. */
  everything: ShoppingList
}

export function RecipesView({ shoppingList, everything }: RecipesViewProps) {
  const t = useTranslations('shopping')
  const mayAdd = useHasRole('user')
  return (
    <section aria-label={t('recipes.title')}>
      <h2 className="pb-2 font-title text-lg font-semibold">{t('recipes.title')}</h2>
      {shoppingList.recipes.length === 0 ? <p className="text-sm text-muted">{t('recipes.none')}</p> : null}
      <ul className="flex flex-col gap-3">
        {shoppingList.recipes.map((recipe) => (
          <ListedRecipeCard key={recipe.id} recipe={recipe} shoppingList={shoppingList} everything={everything} />
        ))}
      </ul>
      {mayAdd ? <AddRecipe /> : null}
    </section>
  )
}

function ListedRecipeCard({ recipe, shoppingList, everything }: RecipesViewProps & { recipe: ShoppingListRecipe }) {
  const t = useTranslations('shopping')
  const { date } = useFormat()
  const { rescale, unlist } = useShoppingActions()
  const items = shoppingList.items.filter(({ list }) => list === recipe.id)
  const open = items.filter(({ checked }) => !checked).length
  const name = recipe.name || t('recipes.unnamed')
  return (
    <li className="rounded-lg border border-line bg-surface p-3 shadow-low">
      <div className="flex gap-3">
        <div className="w-16 shrink-0">
          <RecipePicture recipe={{ id: recipe.recipe ?? recipe.id, image: recipe.image }} />
        </div>
        <div className="min-w-0 grow">
          <p dir="auto" className="line-clamp-2 font-title leading-snug font-semibold">
            {recipe.recipe === null ? (
              name
            ) : (
              <Link
                to="/recipe/$recipeId"
                params={{ recipeId: String(recipe.recipe) }}
                search={{ servings: recipe.servings }}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {recipe.plan
              ? `${t('row.plan', { meal: recipe.plan.meal, day: date(civilToDate(recipe.plan.day), 'weekday') })} · `
              : null}
            {open > 0 ? t('recipes.left', { open, all: items.length }) : t('recipes.bought')}
          </p>
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-2">
        <Stepper
          label={t('recipes.servings')}
          value={recipe.servings}
          onChange={(servings) => rescale(recipe, servings)}
        />
        <IconButton
          label={t('recipes.remove', { name })}
          icon={<Trash2 />}
          onClick={() => unlist(recipe, everything)}
        />
      </div>
    </li>
  )
}
