import type { ReactNode } from 'react'
import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { SettingRows } from '#web/components/ui/form/setting-row.tsx'
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
  const t = useTranslations('listview')
  const [grouping, setGrouping] = useDeviceSetting('shopping_selected_grouping')
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-sm font-medium">
          {t('group')}
        </p>
        <SegmentedControl
          label={t('group')}
          value={grouping}
          onValueChange={setGrouping}
          className="flex w-full"
          options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
        />
      </div>
      {shop}
      <SettingRows>
        <DeviceSwitch name="shopping_show_checked_entries" label={t('showDone')} />
        <DeviceSwitch name="shopping_show_delayed_entries" label={t('showLater')} />
        <DeviceSwitch name="shopping_input_autocomplete" label={t('suggest')} />
        {more}
      </SettingRows>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('info')}</legend>
        <div className="divide-y divide-line">
          <DeviceSwitch name="shopping_item_info_recipe" label={t('infoRecipe')} />
          <DeviceSwitch name="shopping_item_info_mealplan" label={t('infoPlan')} />
          <DeviceSwitch name="shopping_item_info_created_by" label={t('infoBy')} />
        </div>
      </fieldset>
    </>
  )
}
