import { useQuery } from '@tanstack/react-query'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { importAppsQuery } from '../import-job.queries.ts'
import type { ImportJob } from '../import-job.rows.ts'

interface AppChoiceProps {
  job: ImportJob
  isReading: boolean
  /** Reads the files as those of another app. */
  onChoose: (app: string) => void
}

/** The app that the files were recognised as. */
export function AppChoice({ job: { details }, isReading, onChoose }: AppChoiceProps) {
  const t = useTranslations('apps')
  const { data: apps = [] } = useQuery(importAppsQuery)
  const { app: known = '', title = '' } = details
  const asked = apps.find((app) => app.id === details.asked)
  const options = apps.some((app) => app.id === known) ? apps : [{ id: known, title }, ...apps]
  return (
    <>
      <Field label={t('ready.app')}>
        {(control) => (
          <Select
            {...control}
            value={known}
            disabled={isReading}
            onValueChange={(app) => {
              if (app !== known) onChoose(app)
            }}
            options={options.map((app) => ({ value: app.id, label: app.title }))}
          />
        )}
      </Field>
      {asked && asked.id !== known ? (
        <p className="mt-2 text-sm text-warning-strong">{t('ready.otherwise', { asked: asked.title, app: title })}</p>
      ) : null}
    </>
  )
}
