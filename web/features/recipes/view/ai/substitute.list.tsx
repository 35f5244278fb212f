import type * as z from 'zod'
import { Badge } from '#web/components/ui/badge.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { substitutesAnswer } from '#worker/modules/assistant/substitutes/substitutes.contract.ts'

interface SubstituteListProps extends z.output<typeof substitutesAnswer> {
  instead: string
}

export function SubstituteList({ substitutes, instead }: SubstituteListProps) {
  const t = useTranslations('ai')
  const { amount: format } = useFormat()
  if (substitutes.length === 0) return <p className="text-sm text-muted">{t('substitutes.nothing')}</p>
  return (
    <>
      <p className="mb-2 text-sm text-muted">{t('substitutes.instead', { name: instead })}</p>
      <ul className="divide-y divide-line">
        {substitutes.map(({ food, amount, unit, note, on_hand }) => (
          <li key={food.name} className="py-2">
            <p dir="auto" className="flex flex-wrap items-center gap-2 font-medium">
              {[amount === null ? null : format(amount), unit?.name, food.name].filter(Boolean).join(' ')}
              {on_hand ? <Badge>{t('substitutes.onHand')}</Badge> : null}
            </p>
            {note ? (
              <p dir="auto" className="text-sm text-muted">
                {note}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
