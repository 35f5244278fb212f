import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'
import { thingQuery } from '../editor/thing.queries.ts'
import { foodModel } from '../models/kitchen/food.model.ts'
import { isThing } from '../thing-label.ts'
import { addMonths } from './add-months.ts'
import { placeQuery } from './stock.queries.ts'
import { usuallyKeeps } from './usually-keeps.ts'

/** Since when something is frozen, asked where it is in a freezer; proposes until when it is good, where that is known. */
export function FrozenField({ values, onValueChange, children }: FieldAround) {
  const t = useTranslations('stock')
  const format = useFormat()
  const { inventory_location: place, food, frozen_on: since, expires } = values
  const placeId = isThing(place) ? place.id : 0
  const foodId = isThing(food) ? food.id : 0
  const { data: kept } = useQuery({ ...placeQuery(placeId), enabled: placeId > 0 })
  const { data: known } = useQuery({ ...thingQuery(foodModel, foodId), enabled: foodId > 0 })
  if (!kept?.is_freezer) return null
  const keeps = usuallyKeeps(String(known?.['full_name'] ?? nameOf(food)))
  const until = keeps && isDay(since) ? addMonths(since, keeps.months) : undefined
  return (
    <div className="flex flex-col items-start gap-1 *:w-full">
      {children}
      {keeps ? (
        <p className="text-xs text-muted">
          {t('frozen.keeps', { kind: t(`frozen.kind.${keeps.kind}`), months: keeps.months })}
        </p>
      ) : null}
      {isDay(since) ? null : (
        <Proposal onTake={() => onValueChange('frozen_on', today())}>{t('frozen.today')}</Proposal>
      )}
      {until === undefined || until === expires ? null : (
        <Proposal onTake={() => onValueChange('expires', until)}>
          {t('frozen.until', { day: format.date(civilToDate(until)) })}
        </Proposal>
      )}
    </div>
  )
}

const Proposal = ({ children, onTake }: { children: string; onTake: () => void }) => (
  <p className="text-sm">
    <Button type="button" variant="link" size="inline" onClick={onTake}>
      {children}
    </Button>
  </p>
)

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Also of a food that is only made when this is saved. */
const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : ''
