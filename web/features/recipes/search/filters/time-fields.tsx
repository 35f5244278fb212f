import { longTime } from '#web/components/recipe-search/long-time.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FilterProps } from './filter-props.ts'
import { NumberChoice } from './number-choice.tsx'

const minutes = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240]

export function TimeFields({ search, change }: FilterProps) {
  const t = useTranslations('finding')
  const language = localeOf(useLanguage())
  const say = (value: number) => longTime(value, language)
  return (
    <>
      <p className="-mt-2 text-sm text-muted">{t('sheet.minutes')}</p>
      <div data-control="minutes" className="grid grid-cols-2 gap-4">
        <NumberChoice
          label={t('sheet.most')}
          value={search.minutes}
          onChange={(value) => change({ minutes: value })}
          choices={minutes}
          say={say}
        />
        <NumberChoice
          label={t('sheet.least')}
          value={search.minutesMin}
          onChange={(value) => change({ minutesMin: value })}
          choices={minutes}
          say={say}
        />
      </div>
    </>
  )
}
