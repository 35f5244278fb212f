import { Switch } from '#web/components/ui/form/switch.tsx'
import { useSavePreference } from '#web/lib/save-preference.ts'
import { usePreference } from '#web/lib/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function CookingSection() {
  const t = useTranslations('settings')
  const preference = usePreference()
  const save = useSavePreference()
  return (
    <Section title={t('cooking.title')}>
      <Switch
        label={t('cooking.comments')}
        hint={t('cooking.commentsHint')}
        checked={preference.comments}
        onCheckedChange={(comments) => save.mutate({ comments })}
      />
      <Switch
        label={t('cooking.leftHanded')}
        hint={t('cooking.leftHandedHint')}
        checked={preference.left_handed}
        onCheckedChange={(left_handed) => save.mutate({ left_handed })}
      />
    </Section>
  )
}
