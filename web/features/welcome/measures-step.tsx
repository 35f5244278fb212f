import { useState } from 'react'
import type { UnitChoice } from '#web/components/recipe/measure-ingredient.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'
import { useSession } from '#web/lib/api/session.ts'
import { browserTimeZone, timeZonesWith } from '#web/lib/browser-time-zone.ts'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { changeLanguage, useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { preferenceFor, proposeMeasures } from './propose-measures.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './welcome.page.tsx'

const choices: readonly UnitChoice[] = ['metric', 'us', 'written']

export function MeasuresStep({ actions, onDone }: StepProps) {
  const t = useTranslations('welcome')
  const language = useLanguage()
  const { space } = useSession()
  const changeSpace = useChangeSpace()
  const savePreference = useSavePreference()
  const [measures, setMeasures] = useState(() => proposeMeasures(navigator.language))
  const [zone, setZone] = useState(() => space?.time_zone || browserTimeZone())
  const [zones] = useState(() => timeZonesWith(zone))
  const save = async () => {
    const preference = preferenceFor(measures)
    unitChoiceStore.set(measures)
    if (preference) await savePreference.mutateAsync(preference)
    if (zone !== space?.time_zone) await changeSpace.mutateAsync({ body: { time_zone: zone } })
    onDone()
  }
  return (
    <StepForm
      actions={actions}
      pending={changeSpace.isPending || savePreference.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={t('measures.measures')}>
        {(control) => (
          <Select
            {...control}
            value={measures}
            onValueChange={setMeasures}
            options={choices.map((value) => ({ value, label: t(`measures.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('measures.language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onValueChange={(next) => void changeLanguage(next)}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
          />
        )}
      </Field>
      <Field label={t('measures.zone')}>
        {(control) => (
          <Select
            {...control}
            dir="ltr"
            value={zone}
            onValueChange={setZone}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        )}
      </Field>
    </StepForm>
  )
}
