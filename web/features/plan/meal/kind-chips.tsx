import { Chip } from '#web/components/ui/chip.tsx'
import { type Kind, kindKey } from '../types/kind.ts'

interface KindChipsProps {
  label: string
  kinds: readonly Kind[]
  value: Kind | undefined
  onValueChange: (kind: Kind) => void
}

/** What the meal is to be. */
export const KindChips = ({ label, kinds, value, onValueChange }: KindChipsProps) => (
  <fieldset aria-label={label} className="flex flex-wrap gap-2">
    {kinds.map((kind) => (
      <Chip
        key={kindKey(kind)}
        on={value !== undefined && kindKey(kind) === kindKey(value)}
        onClick={() => onValueChange(kind)}
      >
        <span aria-hidden className="size-2.5 rounded-full bg-edge" style={{ background: kind.color || undefined }} />
        <bdi className="truncate">{kind.name}</bdi>
      </Chip>
    ))}
  </fieldset>
)
