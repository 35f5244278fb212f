import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FilterProps } from './filter-props.ts'
import { NumberChoice } from './number-choice.tsx'
import { PeriodField } from './period-field.tsx'

const stars = [1, 2, 3, 4, 5]
const times = [1, 2, 3, 5, 10, 20]

export function CookingFields({ search, change }: FilterProps) {
  const t = useTranslations('finding')
  const sayStars = (count: number) => t('sheet.starsValue', { count })
  const sayTimes = (count: number) => t('sheet.timesValue', { count })
  const pair = 'grid grid-cols-2 gap-4'
  return (
    <>
      <PeriodField
        name="cooked"
        value={search.cooked}
        onChange={(cooked) => change({ cooked })}
        others={[
          { value: 'yes', label: t('sheet.cookedYes') },
          { value: 'never', label: t('sheet.cookedNever') },
        ]}
      />
      <div data-control="stars">
        <div className={pair}>
          <NumberChoice
            label={`${t('sheet.stars')}: ${t('sheet.from')}`}
            value={search.stars}
            onChange={(value) => change({ stars: value, unrated: undefined })}
            choices={stars}
            say={sayStars}
          />
          <NumberChoice
            label={`${t('sheet.stars')}: ${t('sheet.to')}`}
            value={search.starsMax}
            onChange={(value) => change({ starsMax: value, unrated: undefined })}
            choices={stars}
            say={sayStars}
          />
        </div>
        <Switch
          label={t('sheet.unrated')}
          checked={search.unrated === true}
          onCheckedChange={(isOn) =>
            change(isOn ? { unrated: true, stars: undefined, starsMax: undefined } : { unrated: undefined })
          }
        />
      </div>
      <div data-control="times" className={pair}>
        <NumberChoice
          label={`${t('sheet.times')}: ${t('sheet.least')}`}
          value={search.times}
          onChange={(value) => change({ times: value })}
          choices={times}
          say={sayTimes}
        />
        <NumberChoice
          label={`${t('sheet.times')}: ${t('sheet.most')}`}
          value={search.timesMax}
          onChange={(value) => change({ timesMax: value })}
          choices={times}
          say={sayTimes}
        />
      </div>
    </>
  )
}
