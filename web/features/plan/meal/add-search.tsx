import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PlannedRecipe } from '../board/meal.rows.ts'
import { plannableRecipesQuery } from '../plan.queries.ts'

interface AddSearchProps {
  onPlan: (what: { recipe: PlannedRecipe | null; title: string; servings: number }) => void
  lastPlanned: string
}

const row =
  'flex w-full min-h-14 items-center gap-3 rounded-md p-1.5 text-start transition-colors hover:bg-primary-soft focus-visible:bg-primary-soft'
const places = [0, 1, 2, 3, 4]
const longestTitle = 64
const defaultServings = 2

export function AddSearch({ onPlan, lastPlanned }: AddSearchProps) {
  const t = useTranslations('plan')
  const { minutes } = useFormat()
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const { data, error, refetch } = useQuery(plannableRecipesQuery(query, '-created_at', 30))
  const title = text.trim()
  const plan = (what: { recipe: PlannedRecipe | null; title: string; servings: number }) => {
    onPlan(what)
    setText('')
  }
  const withTitle = () => plan({ recipe: null, title, servings: defaultServings })
  return (
    <div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (title !== '') withTitle()
        }}
      >
        <Input
          type="search"
          aria-label={t('add.search')}
          placeholder={t('add.search')}
          maxLength={longestTitle}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <output className="block text-sm text-success-strong not-empty:mt-2">{lastPlanned}</output>
      <ul aria-label={t('add.results')} className="-mx-1.5 mt-2 flex min-h-72 flex-col">
        {title === '' ? null : (
          <li>
            <button type="button" className={row} onClick={withTitle}>
              <span className="grid w-16 place-items-center text-primary-strong">
                <PencilLine aria-hidden className="size-5" />
              </span>
              <span dir="auto" className="min-w-0 grow truncate">
                {t('add.withTitle', { title })}
              </span>
            </button>
          </li>
        )}
        {data?.results.map((recipe) => (
          <li key={recipe.id}>
            <button
              type="button"
              className={row}
              onClick={() => plan({ recipe, title: '', servings: recipe.servings })}
            >
              <span className="w-16 shrink-0">
                <RecipePicture recipe={recipe} className="rounded-sm" />
              </span>
              <span className="min-w-0 grow">
                <span dir="auto" className="line-clamp-2 leading-snug font-medium">
                  {recipe.name}
                </span>
                <span className="text-sm text-muted">
                  {recipe.working_time + recipe.waiting_time > 0
                    ? minutes(recipe.working_time + recipe.waiting_time)
                    : null}
                </span>
              </span>
            </button>
          </li>
        ))}
        {data || error ? null : places.map((place) => <Skeleton key={place} className="m-1.5 h-12" />)}
      </ul>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
    </div>
  )
}
