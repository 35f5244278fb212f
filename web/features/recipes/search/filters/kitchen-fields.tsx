import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FilterProps } from './filter-props.ts'
import { NumberChoice } from './number-choice.tsx'

const counts = [0, 1, 2, 3, 4, 5, 10]

export function KitchenFields({ search, change }: FilterProps) {
  const t = useTranslations('finding')
  return (
    <div data-control="missing">
      <NumberChoice
        label={t('sheet.missing')}
        value={search.missing}
        onChange={(missing) => change({ missing })}
        choices={counts}
        say={(count) => (count === 0 ? t('sheet.missingNone') : t('sheet.missingValue', { count }))}
      />
    </div>
  )
}
