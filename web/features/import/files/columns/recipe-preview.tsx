import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import { cellsOf, csvRecipe } from '#worker/modules/imports/apps/data/csv/csv-recipe.ts'

interface RecipePreviewProps {
  reading: TableReading
  rows: readonly (readonly string[])[]
}

type Draft = ReturnType<typeof csvRecipe>

/** The first recipe of a table, read as it will be. */
export function RecipePreview({ reading: { columns, heading }, rows }: RecipePreviewProps) {
  const t = useTranslations('columns')
  const row = rows[heading ? 1 : 0] ?? []
  const draft = draftOf({ columns, titles: heading ? (rows[0] ?? []) : [], row })
  if (!draft) return <p className="mt-2 text-sm text-muted">{t('preview.nothing')}</p>
  const { name, description, ingredients, steps, notes, unplaced, keywords } = draft
  return (
    <article className="mt-3 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
      <h3 dir="auto" className="font-title text-xl font-semibold wrap-anywhere">
        {name || t('preview.unnamed')}
      </h3>
      <Facts draft={draft} />
      {description ? (
        <p dir="auto" className="mt-3 line-clamp-4 text-sm wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      ) : null}
      <div className="mt-4 grid gap-6 sm:grid-cols-[2fr_3fr]">
        <div className="min-w-0">
          <h4 className="font-title font-semibold">{t('field.ingredients')}</h4>
          {ingredients.length === 0 ? <p className="mt-1 text-sm text-muted">{t('preview.none')}</p> : null}
          <ul className="mt-1 space-y-1 text-sm">
            {ingredients.map((one, at) => (
              <li key={at} dir="auto" className={'heading' in one ? 'pt-1 font-semibold' : 'wrap-anywhere'}>
                {'heading' in one ? one.heading : 'line' in one ? one.line : one.food}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <h4 className="font-title font-semibold">{t('field.steps')}</h4>
          {steps.length === 0 ? <p className="mt-1 text-sm text-muted">{t('preview.none')}</p> : null}
          <ol className="mt-1 list-decimal space-y-1 ps-5 text-sm marker:text-muted">
            {steps.map((step, at) => (
              <li key={at} dir="auto" className="wrap-anywhere whitespace-pre-line">
                {step.name ? <span className="font-semibold">{step.name}: </span> : null}
                {step.instruction}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {keywords.length > 0 ? (
        <p dir="auto" className="mt-4 text-sm text-muted wrap-anywhere">
          {keywords.join(' · ')}
        </p>
      ) : null}
      {[...notes, ...unplaced].map(({ title, text }, at) => (
        <p key={at} dir="auto" className="mt-3 line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">
          {title ? <span className="font-semibold">{title}: </span> : null}
          {text}
        </p>
      ))}
    </article>
  )
}

function Facts({ draft: { servings, servings_text, working_time, waiting_time, rating, pictures } }: { draft: Draft }) {
  const t = useTranslations('columns')
  const { minutes, number } = useFormat()
  const facts = [
    ...(servings === null
      ? []
      : [servings_text ? `${number(servings)} ${servings_text}` : t('preview.servings', { count: servings })]),
    ...(working_time > 0 ? [t('preview.working', { time: minutes(working_time) })] : []),
    ...(waiting_time > 0 ? [t('preview.waiting', { time: minutes(waiting_time) })] : []),
    ...(rating === null ? [] : [t('preview.rating', { count: rating })]),
    ...(pictures.length > 0 ? [t('preview.picture')] : []),
  ]
  return facts.length > 0 ? <p className="numbers mt-1 text-sm text-muted">{facts.join(' · ')}</p> : null
}

function draftOf(given: Parameters<typeof cellsOf>[0]): Draft | undefined {
  try {
    return csvRecipe(cellsOf(given), { where: '', find: () => undefined })
  } catch {
    // There is no recipe in what was chosen.
    return undefined
  }
}
