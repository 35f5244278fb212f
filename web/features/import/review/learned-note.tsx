import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { send } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

type Correction = SourceAnswer['corrections'][number]

export function LearnedNote({ corrections }: { corrections: readonly Correction[] }) {
  const t = useTranslations('import')
  const [forgotten, setForgotten] = useState<readonly number[]>([])
  const forget = async ({ id, said }: Correction) => {
    try {
      offerUndo(await send('DELETE', `/api/import-correction/${id}/`), 'undo.deleted', said)
      setForgotten((before) => [...before, id])
    } catch (error) {
      reportError(error, 'delete')
    }
  }
  const known = corrections.filter(({ id }) => !forgotten.includes(id))
  if (known.length === 0) return null
  return (
    <section aria-label={t('learned')} className="mb-3 flex items-start gap-2 rounded-lg bg-sunken px-4 py-2.5 text-sm">
      <GraduationCap aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p>{t('learned')}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {known.map((correction) => {
            const { id, said, meant } = correction
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <bdi>{meant ? `${said} → ${meant}` : said}</bdi>
                <Button
                  variant="link"
                  size="inline"
                  className="min-h-8"
                  aria-label={t('forgetNamed', { name: said })}
                  onClick={() => void forget(correction)}
                >
                  {t('forget')}
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
