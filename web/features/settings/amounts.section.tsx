import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PreferenceInput } from './preferences/preference-input.tsx'
import { PreferenceSwitch } from './preferences/preference-switch.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from './section.tsx'

const examples = [0.5, 1.333, 2.75, 12.5]

export function AmountsSection() {
  const t = useTranslations('settings')
  const preference = usePreference()
  const save = useSavePreference()
  const more = useTranslations('preferences')
  const { amount, list } = useFormat()
  return (
    <Section title={t('amounts.title')}>
      <SettingRows>
        <Switch
          label={t('amounts.fractions')}
          hint={t('amounts.fractionsHint')}
          checked={preference.use_fractions}
          onCheckedChange={(use_fractions) => save.mutate({ use_fractions })}
        />
        <SettingRow label={t('amounts.decimals')} hint={t('amounts.example', { amounts: list(examples.map(amount)) })}>
          <Stepper
            label={t('amounts.decimals')}
            min={0}
            max={4}
            value={preference.ingredient_decimals}
            onChange={(ingredient_decimals) => save.mutate({ ingredient_decimals: Math.round(ingredient_decimals) })}
          />
        </SettingRow>
        <SettingRow wide label={more('amounts.unit')} hint={more('amounts.unitHint')}>
          {(control) => <PreferenceInput {...control} name="default_unit" maxLength={32} required />}
        </SettingRow>
        <PreferenceSwitch name="use_kj" label={more('amounts.energy')} hint={more('amounts.energyHint')} />
      </SettingRows>
    </Section>
  )
}
