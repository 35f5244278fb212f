import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { PreferenceSwitch } from './preferences/preference-switch.tsx'
import { SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from './section.tsx'

export function CookingSection() {
  const t = useTranslations('settings')
  const more = useTranslations('preferences')
  return (
    <Section title={t('cooking.title')}>
      <SettingRows>
        <PreferenceSwitch name="comments" label={t('cooking.comments')} hint={t('cooking.commentsHint')} />
        <PreferenceSwitch name="left_handed" label={t('cooking.leftHanded')} hint={t('cooking.leftHandedHint')} />
        <PreferenceSwitch name="show_step_ingredients" label={more('recipes.steps')} hint={more('recipes.stepsHint')} />
        <DeviceSwitch
          name="recipe_mergeStepOverview"
          label={more('recipes.merged')}
          hint={more('recipes.mergedHint')}
        />
      </SettingRows>
    </Section>
  )
}
