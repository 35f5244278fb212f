import { Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LearnedNote } from './learned-note.tsx'

interface ReviewNotesProps {
  warnings: SourceAnswer['warnings']
  corrections: SourceAnswer['corrections']
}

export function ReviewNotes({ warnings, corrections }: ReviewNotesProps) {
  const t = useTranslations('import')
  // Uncertain lines are marked in place.
  const shown = warnings.filter(({ code }) => code !== 'uncertain_lines')
  return (
    <>
      {shown.map(({ code, lines }) => (
        <Note key={code} icon={<TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-strong" />}>
          {code === 'uncertain_lines' ? null : t(`warning.${code}`)}
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
      ))}
      <LearnedNote corrections={corrections} />
    </>
  )
}

const withLines: ReadonlySet<string> = new Set(['lines_left_out', 'keywords_cut', 'lines_cut'])

const maxNames = 12

/** Saving creates these foods and units. */
export function NewNames({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('import')
  const all = steps.flatMap(({ ingredients }) => ingredients.filter(({ heading }) => !heading))
  const fresh = all.flatMap(({ food, unit }) =>
    [food, unit].flatMap((one) => (one?.name && !('id' in one) ? one.name : [])),
  )
  const names = [...new Set(fresh)]
  if (names.length === 0) return null
  const shown = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names
  return (
    <p className="flex items-start gap-1.5 px-2 text-sm text-muted">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span dir="auto">{t('newNames', { names: shown.join(', ') })}</span>
    </p>
  )
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="mb-3 flex items-start gap-2 rounded-lg bg-sunken px-4 py-2.5 text-sm">
    {icon}
    <div className="min-w-0">{children}</div>
  </div>
)
