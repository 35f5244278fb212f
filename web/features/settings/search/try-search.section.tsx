import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

const shownCount = 5

export function TrySearchSection() {
  const t = useTranslations('preferences')
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery({
    ...resourceListQuery(recipeEndpoint, { query, sort_order: '-score', page_size: shownCount }),
    enabled: query !== '',
  })
  const found = query === '' ? undefined : data
  return (
    <Section title={t('search.try')}>
      <Field label={t('search.tryLabel')}>
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      <output className="min-h-5 text-sm text-muted">
        {query === ''
          ? t('search.tryEmpty')
          : found && (found.count === 0 ? t('search.nothing') : t('search.found', { count: found.count }))}
      </output>
      {found && found.count > 0 ? (
        <ul className="-my-2 divide-y divide-line">
          {found.results.map((recipe) => (
            <li key={recipe.id}>
              <Link
                to="/recipe/$recipeId"
                params={{ recipeId: String(recipe.id) }}
                className="flex min-h-14 items-center gap-3 rounded-md py-2 hover:bg-primary-soft"
              >
                <span className="w-14 shrink-0">
                  <RecipePicture recipe={recipe} className="rounded-md" />
                </span>
                <span dir="auto" className="min-w-0 font-title font-semibold wrap-anywhere">
                  {recipe.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
