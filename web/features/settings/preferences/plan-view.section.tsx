import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Select } from '#web/components/ui/form/select.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { Section } from '../section.tsx'
import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

const periods = ['day', 'week', 'month', 'year'] as const
const maxCount = 4
/** A Sunday to a Saturday. */
const weekdays = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']

export function PlanViewSection() {
  const t = useTranslations('preferences')
  const [period, setPeriod] = useDeviceSetting('mealplan_displayPeriod')
  const [count, setCount] = useDeviceSetting('mealplan_displayPeriodCount')
  const [first, setFirst] = useDeviceSetting('mealplan_startingDayOfWeek')
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long' })
  return (
    <Section title={t('plan.view')} text={t('device.text')}>
      <SettingRows>
        <SettingRow wide label={t('plan.period')}>
          <SegmentedControl
            label={t('plan.period')}
            value={period}
            className="max-sm:flex"
            onValueChange={setPeriod}
            options={periods.map((value) => ({ value, label: t(`plan.periods.${value}`) }))}
          />
        </SettingRow>
        <SettingRow label={t('plan.count')}>
          <Stepper
            label={t('plan.count')}
            max={maxCount}
            value={Math.min(count, maxCount)}
            onChange={(next) => setCount(Math.round(next))}
          />
        </SettingRow>
        <SettingRow wide label={t('plan.first')}>
          {(control) => (
            <Select
              {...control}
              value={String(first)}
              onValueChange={(day) => setFirst(Number(day))}
              options={weekdays.map((day, value) => ({
                value: String(value),
                label: weekday.format(civilToDate(day)),
              }))}
            />
          )}
        </SettingRow>
        <DeviceSwitch name="mealplan_displayWeekNumbers" label={t('plan.numbers')} />
        <DeviceSwitch name="start_showMealPlan" label={t('plan.start')} />
      </SettingRows>
    </Section>
  )
}
