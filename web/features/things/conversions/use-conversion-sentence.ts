import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ConversionRow, ConversionUnit } from './conversion.rows.ts'

const digits = { maximumSignificantDigits: 4 }

/** "1 cup of flour is 120 g", and what it would be by the other conversions. */
export function useConversionSentence(food: string) {
  const t = useTranslations('sections')
  const format = useFormat()
  const nameOf = ({ name, plural_name }: ConversionUnit, amount: number) => inflect(name, plural_name, amount)
  return {
    says: ({ base_amount, base_unit, converted_amount, converted_unit }: ConversionRow) =>
      t('conversions.says', {
        amount: format.amount(base_amount),
        unit: nameOf(base_unit, base_amount),
        food,
        converted: format.number(converted_amount, digits),
        convertedUnit: nameOf(converted_unit, converted_amount),
      }),
    disagrees: ({ converted_unit }: ConversionRow, amount: number) =>
      t('conversions.disagrees', {
        converted: format.number(amount, digits),
        convertedUnit: nameOf(converted_unit, amount),
      }),
  }
}
