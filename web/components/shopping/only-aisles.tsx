import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/use-preference.ts'

/** Whoever wants it on all devices says so in the settings. */
export function OnlyAisles() {
  const t = useTranslations('shopping')
  if (!usePreference().filter_to_supermarket)
    return (
      <DeviceSwitch
        name="shopping_show_selected_supermarket_only"
        label={t('options.onlyAisles')}
        hint={t('options.onlyAislesHint')}
      />
    )
  return (
    <Switch
      label={t('options.onlyAisles')}
      hint={t('options.onlyAislesEverywhere')}
      checked
      disabled
      onCheckedChange={() => undefined}
    />
  )
}
