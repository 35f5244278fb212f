import { RadioGroup } from 'radix-ui'
import type { MealTypeRow } from './plan.queries.ts'

interface MealChoiceProps {
  label: string
  types: readonly MealTypeRow[]
  value: number | null
  onValueChange: (id: number) => void
}

export const MealChoice = ({ label, types, value, onValueChange }: MealChoiceProps) => (
  <div>
    <p aria-hidden className="mb-1.5 text-sm font-medium">
      {label}
    </p>
    <RadioGroup.Root
      aria-label={label}
      value={value === null ? '' : String(value)}
      onValueChange={(id) => onValueChange(Number(id))}
      className="flex flex-wrap gap-2"
    >
      {types.map(({ id, name, color }) => (
        <RadioGroup.Item
          key={id}
          value={String(id)}
          className="inline-flex h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-edge data-[state=checked]:border-primary-strong data-[state=checked]:bg-primary-soft pointer-coarse:h-11"
        >
          {color ? <span aria-hidden className="size-2.5 rounded-full" style={{ backgroundColor: color }} /> : null}
          <bdi>{name}</bdi>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  </div>
)
