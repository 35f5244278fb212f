import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ChooseFiles } from '../choose-files.tsx'
import { importAppsQuery, useForgetImport } from '../import-job.queries.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { keptFiles } from '../sending/kept-files.ts'
import { SendingBox } from '../sending/sending.box.tsx'
import { endSending, sendFiles, useSending } from '../sending/sending.ts'

/** The app that the files were recognised as. Another one reads them anew, as another job. */
export function AppChoice({ job: { id, details } }: { job: ImportJob }) {
  const t = useTranslations('apps')
  const { data: apps = [] } = useQuery(importAppsQuery)
  const sending = useSending()
  const [chosen, setChosen] = useState<string>()
  const kept = keptFiles(id)
  const asked = apps.find((app) => app.id === kept?.app)
  const { app: known = '', title = '' } = details
  useReplaceWhenAsked(id)
  const options = apps.some((app) => app.id === known) ? apps : [{ id: known, title }, ...apps]
  const choose = (app: string) => {
    setChosen(app)
    if (kept && app !== known) void sendFiles(kept.files, app)
  }
  return (
    <>
      <Field label={t('ready.app')}>
        {(control) => (
          <Select
            {...control}
            value={chosen ?? known}
            onValueChange={choose}
            options={options.map((app) => ({ value: app.id, label: app.title }))}
          />
        )}
      </Field>
      {asked && asked.id !== known && !chosen ? (
        <p className="mt-2 text-sm text-warning-strong">{t('ready.otherwise', { asked: asked.title, app: title })}</p>
      ) : null}
      {chosen && chosen !== known && !kept ? (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-sm text-muted">{t('ready.again')}</p>
          <ChooseFiles variant="outline" size="sm" onFiles={(files) => void sendFiles(files, chosen)}>
            {t('ready.chooseAgain')}
          </ChooseFiles>
        </div>
      ) : null}
      {sending.kind === 'sending' || sending.kind === 'refused' ? <SendingBox sending={sending} /> : null}
    </>
  )
}

function useReplaceWhenAsked(id: number) {
  const sending = useSending()
  const navigate = useNavigate()
  const { mutate: forget } = useForgetImport()
  const job = sending.kind === 'asked' ? sending.job : undefined
  useEffect(() => {
    if (job === undefined) return
    endSending()
    forget(id)
    void navigate({ to: '/import/$importId', params: { importId: String(job) }, replace: true })
  }, [job, id, forget, navigate])
}
