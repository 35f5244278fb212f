import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import type { MealTypeRow } from './plan.queries.ts'

interface MealChoiceProps {
  label: string
  types: readonly MealTypeRow[]
  value: number | null
  onValueChange: (id: number) => void
}

export const MealChoice = ({ label, types, value, onValueChange }: MealChoiceProps) => (
  <GroupField label={label}>
    <RadioGroup
      label={label}
      value={String(value)}
      onValueChange={(id) => onValueChange(Number(id))}
      className="flex flex-wrap gap-2"
      optionClassName="inline-flex h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-edge aria-checked:border-primary-strong aria-checked:bg-primary-soft pointer-coarse:h-11"
      options={types.map(({ id, name, color }) => ({
        value: String(id),
        children: (
          <>
            {color ? <span aria-hidden className="size-2.5 rounded-full" style={{ backgroundColor: color }} /> : null}
            <bdi>{name}</bdi>
          </>
        ),
      }))}
    />
  </GroupField>
)
