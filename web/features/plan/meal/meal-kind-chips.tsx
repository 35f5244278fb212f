import { Chip } from '#web/components/ui/chip.tsx'
import { type MealKind, mealKindKey } from '../types/meal-kind.ts'

interface MealKindChipsProps {
  label: string
  kinds: readonly MealKind[]
  value: MealKind | undefined
  onValueChange: (kind: MealKind) => void
}

export const MealKindChips = ({ label, kinds, value, onValueChange }: MealKindChipsProps) => (
  <fieldset aria-label={label} className="flex flex-wrap gap-2">
    {kinds.map((kind) => (
      <Chip
        key={mealKindKey(kind)}
        on={value !== undefined && mealKindKey(kind) === mealKindKey(value)}
        onClick={() => onValueChange(kind)}
      >
        <span aria-hidden className="size-2.5 rounded-full bg-edge" style={{ background: kind.color || undefined }} />
        <bdi className="truncate">{kind.name}</bdi>
      </Chip>
    ))}
  </fieldset>
)
