import { Select } from '#web/components/ui/form/select.tsx'
import { toCsv } from '#web/lib/format/csv.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { Section } from '../section.tsx'
import { PreferenceInput } from './preference-input.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

const delimiters = [',', ';', '|'] as const
const isNamed = (delimiter: string): delimiter is (typeof delimiters)[number] =>
  delimiters.some((one) => one === delimiter)
const maxPrefixLength = 10

export function ListExportSection() {
  const t = useTranslations('preferences')
  const preference = usePreference()
  const { csv_delim: delimiter } = preference
  const save = useSavePreference()
  const offered: readonly string[] = isNamed(delimiter) ? delimiters : [delimiter, ...delimiters]
  return (
    <Section title={t('shopping.export')}>
      <SettingRows>
        <SettingRow wide label={t('shopping.delimiter')}>
          {(control) => (
            <Select
              {...control}
              value={delimiter}
              onValueChange={(csv_delim) => save.mutate({ csv_delim })}
              options={offered.map((value) => ({
                value,
                label: isNamed(value) ? `${t(`shopping.delimiters.${value}`)} ${value}` : value,
              }))}
            />
          )}
        </SettingRow>
        <SettingRow wide label={t('shopping.prefix')} hint={t('shopping.prefixHint')}>
          {(control) => <PreferenceInput {...control} name="csv_prefix" maxLength={maxPrefixLength} />}
        </SettingRow>
      </SettingRows>
      <p className="mt-2 text-sm text-muted">{t('shopping.example')}</p>
      <pre className="-mt-2 overflow-x-auto rounded-md bg-sunken px-3 py-2 text-sm">
        {toCsv([['500', 'g', t('shopping.exampleFood')]], preference).trimEnd()}
      </pre>
    </Section>
  )
}
