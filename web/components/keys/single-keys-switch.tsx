import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'

export function SingleKeysSwitch() {
  const t = useTranslations('help')
  return (
    <Switch
      label={t('single.label')}
      hint={t('single.hint')}
      checked={singleKeys.use()}
      onCheckedChange={singleKeys.set}
    />
  )
}
