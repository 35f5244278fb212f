import type { Dispatch, SetStateAction } from 'react'
import type { OpenDataMeta } from '#worker/modules/open-data/import/import.contract.ts'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { openKinds, type OpenDataChoice } from './open-data.queries.ts'

interface ImportChoicesProps {
  meta: OpenDataMeta
  choice: OpenDataChoice
  onChange: Dispatch<SetStateAction<OpenDataChoice>>
}

export function ImportChoices({ meta, choice, onChange }: ImportChoicesProps) {
  const t = useTranslations('sections')
  const { number } = useFormat()
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  const counts = meta[choice.version]
  const countOf = (kind: (typeof openKinds)[number]) => (Array.isArray(counts) ? undefined : counts?.[kind])
  const toggle = (kind: (typeof openKinds)[number], isOn: boolean) =>
    onChange((now) => ({ ...now, kinds: openKinds.filter((one) => (one === kind ? isOn : now.kinds.includes(one))) }))
  const versions = meta.versions
    .map((value) => ({ value, label: languageName(names, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <>
      <Field label={t('nutrition.open.choose.language')}>
        {(control) => (
          <Select
            {...control}
            className="max-w-xs"
            value={choice.version}
            onValueChange={(version) => onChange((now) => ({ ...now, version }))}
            options={versions}
          />
        )}
      </Field>
      <GroupField label={t('nutrition.open.choose.kinds')}>
        <fieldset aria-label={t('nutrition.open.choose.kinds')} className="grid gap-x-6 sm:grid-cols-2">
          {openKinds.map((kind) => {
            const count = countOf(kind)
            return (
              <Checkbox
                key={kind}
                checked={choice.kinds.includes(kind)}
                onCheckedChange={(isOn) => toggle(kind, isOn)}
                label={
                  count === undefined
                    ? t(`nutrition.open.kinds.${kind}`)
                    : t('nutrition.open.choose.counted', {
                        kind: t(`nutrition.open.kinds.${kind}`),
                        number: number(count),
                      })
                }
              />
            )
          })}
        </fieldset>
      </GroupField>
      <Switch
        label={t('nutrition.open.choose.update')}
        hint={t('nutrition.open.choose.updateHint')}
        checked={choice.update}
        onCheckedChange={(update) => onChange((now) => ({ ...now, update }))}
      />
    </>
  )
}

/** The code where there is no such language. */
function languageName(names: Intl.DisplayNames, version: string): string {
  try {
    return names.of(version.replaceAll('_', '-')) ?? version
  } catch {
    return version
  }
}
