import type { ReactNode } from 'react'
import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const groupings = ['Category', 'Recipe', 'CreatedBy', 'None'] as const

interface ViewSettingsProps {
  /** What stands with the grouping. */
  shop?: ReactNode
  /** What else is switched. */
  more?: ReactNode
}

/** How this device shows the list: beside the list and in the settings. */
export function ViewSettings({ shop, more }: ViewSettingsProps) {
  const t = useTranslations('shopping')
  const [grouping, setGrouping] = useDeviceSetting('shopping_selected_grouping')
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-sm font-medium">
          {t('options.group')}
        </p>
        <SegmentedControl
          label={t('options.group')}
          value={grouping}
          onValueChange={setGrouping}
          className="flex w-full"
          options={groupings.map((value) => ({ value, label: t(`options.grouping.${value}`) }))}
        />
      </div>
      {shop}
      <div>
        <DeviceSwitch name="shopping_show_checked_entries" label={t('options.showDone')} />
        <DeviceSwitch name="shopping_show_delayed_entries" label={t('options.showLater')} />
        <DeviceSwitch name="shopping_input_autocomplete" label={t('options.suggest')} />
        {more}
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('options.info')}</legend>
        <DeviceSwitch name="shopping_item_info_recipe" label={t('options.infoRecipe')} />
        <DeviceSwitch name="shopping_item_info_mealplan" label={t('options.infoPlan')} />
        <DeviceSwitch name="shopping_item_info_created_by" label={t('options.infoBy')} />
      </fieldset>
    </>
  )
}
