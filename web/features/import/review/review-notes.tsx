import { Info, Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { LearnedNote } from './learned-note.tsx'

interface ReviewNotesProps {
  warnings: SourceAnswer['warnings']
  corrections: SourceAnswer['corrections']
}

export function ReviewNotes({ warnings, corrections }: ReviewNotesProps) {
  const t = useTranslations('import')
  return (
    <>
      {warnings.map(({ code, lines }) =>
        isShownElsewhere(code) ? null : (
          <Note key={code} sign={calm.has(code) ? 'info' : 'warning'}>
            {t(`warning.${code}`)}
            {withLines.has(code) ? (
              <ul className="mt-1 list-disc ps-5">
                {lines.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            ) : null}
          </Note>
        ),
      )}
      <LearnedNote corrections={corrections} />
    </>
  )
}

type Code = SourceAnswer['warnings'][number]['code']

/** Uncertain lines are marked in place, and further recipes are offered. */
const isShownElsewhere = (code: Code): code is 'uncertain_lines' | 'further_recipes' =>
  code === 'uncertain_lines' || code === 'further_recipes'

const withLines: ReadonlySet<Code> = new Set<Code>([
  'invented',
  'lines_left_out',
  'keywords_cut',
  'lines_cut',
  'name_cut',
  'texts_cut',
])

/** What is right as it is, and only said. */
const calm: ReadonlySet<Code> = new Set<Code>(['ingredients_shown', 'steps_shown'])

const maxNames = 12

/** Saving creates these foods and units, and calls them so. */
export function NewNames({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('import')
  const all = steps.flatMap(({ ingredients }) => ingredients.filter(({ heading }) => !heading))
  const foods = newNames(all.map(({ food }) => food))
  const units = newNames(all.map(({ unit }) => unit))
  if (foods === '' && units === '') return null
  return (
    <div className="mb-2 flex items-start gap-1.5 px-2 text-sm text-muted">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {foods === '' ? null : <p dir="auto">{t('newFoods', { names: foods })}</p>}
        {units === '' ? null : <p dir="auto">{t('newUnits', { names: units })}</p>}
      </div>
    </div>
  )
}

const signs = {
  info: <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />,
  warning: <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-strong" />,
}

/** "cup (cups), pinch": each with its plural where that is another word. */
function newNames(picked: readonly (Picked | null)[]): string {
  const fresh = picked.flatMap((one) => {
    if (!one?.name || one.id !== undefined) return []
    return one.plural_name && one.plural_name !== one.name ? `${one.name} (${one.plural_name})` : one.name
  })
  const names = [...new Set(fresh)]
  return (names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names).join(', ')
}

const Note = ({ sign, children }: { sign: keyof typeof signs; children: ReactNode }) => (
  <div className="mb-3 flex items-start gap-2 rounded-lg bg-sunken px-4 py-2.5 text-sm">
    {signs[sign]}
    <div className="min-w-0">{children}</div>
  </div>
)
