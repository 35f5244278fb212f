import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PropertyType } from '#web/components/properties/property-type.ts'
import { AmountInput } from '#web/components/ui/form/amount-input.tsx'
import type { FoodProperty } from './property.rows.ts'

interface PropertyTableProps {
  types: readonly PropertyType[]
  properties: readonly FoodProperty[]
  onChange: (type: PropertyType, amount: number | null) => void
}

export function PropertyTable({ types, properties, onChange }: PropertyTableProps) {
  const t = useTranslations('sections')
  const amountOf = ({ id }: PropertyType) =>
    properties.find(({ property_type }) => property_type.id === id)?.property_amount ?? null
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('properties.what')}</th>
          <th scope="col">{t('properties.amount')}</th>
          <th scope="col">{t('properties.perUnit')}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.id} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 pe-3 text-start font-normal wrap-anywhere">
              <bdi>{type.name}</bdi>
            </th>
            <td className="w-28 py-1">
              <AmountInput label={type.name} value={amountOf(type)} onSave={(amount) => onChange(type, amount)} />
            </td>
            <td className="w-16 py-1 ps-2 text-muted wrap-anywhere">
              <bdi>{type.unit}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
