import { Link } from '@tanstack/react-router'
import type * as z from 'zod'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IdeaItem } from './idea.item.tsx'
import type { ideasAnswer } from '#worker/modules/assistant/ideas/ideas.contract.ts'

interface IdeaListProps extends z.output<typeof ideasAnswer> {
  /** What it should be, as it was asked for. */
  wish: string
  provider: number | null
}

/** Recipes that are there, the most fitting first, and dishes that are none yet. */
export function IdeaList({ recipes, ideas, wish, provider }: IdeaListProps) {
  const t = useTranslations('ai')
  const { list } = useFormat()
  if (recipes.length + ideas.length === 0) return <p className="text-sm text-muted">{t('ideas.nothing')}</p>
  const missing = (names: readonly string[]) =>
    names.length === 0 ? t('ideas.allThere') : t('ideas.missing', { names: list(names) })
  return (
    <div className="flex flex-col gap-6">
      {recipes.length > 0 ? (
        <section>
          <h2 className="mb-2 font-title text-xl font-semibold">{t('ideas.yours')}</h2>
          <ul className="flex flex-col gap-3">
            {recipes.map(({ id, name, reason, missing: lacks }) => (
              <li key={id} className="rounded-lg border border-line bg-surface px-4 py-3">
                <Link
                  to="/recipe/$recipeId"
                  params={{ recipeId: String(id) }}
                  dir="auto"
                  className="font-title text-lg font-semibold underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                <p dir="auto" className="text-sm text-pretty">
                  {reason}
                </p>
                <p className="mt-1 text-sm text-muted">{missing(lacks.map((food) => food.name))}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {ideas.length > 0 ? (
        <section>
          <h2 className="mb-2 font-title text-xl font-semibold">{t('ideas.new')}</h2>
          <ul className="flex flex-col gap-3">
            {ideas.map(({ name, description, uses, missing: lacks }) => (
              <IdeaItem
                key={name}
                idea={{ name, description, uses, missing: lacks }}
                wish={wish}
                provider={provider}
                missing={missing(lacks)}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
