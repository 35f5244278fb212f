import { Star } from 'lucide-react'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface StarInputProps {
  label: string
  value: number | null
  onValueChange: (value: number | null) => void
  className?: string
}

const places = [1, 2, 3, 4, 5] as const

/** Pressing the chosen star takes the rating back. */
export function StarInput({ label, value, onValueChange, className }: StarInputProps) {
  const t = useTranslations('recipes')
  return (
    <RadioGroup
      label={label}
      value={String(value)}
      onValueChange={(next) => onValueChange(Number(next))}
      className={cn('-ms-2 inline-flex', className)}
      optionClassName="grid size-11 place-items-center rounded-md text-2xl hover:bg-primary-soft"
      options={places.map((place) => ({
        value: String(place),
        'aria-label': t('stars', { count: place }),
        onClick: () => {
          if (place === value) onValueChange(null)
        },
        children: (
          <Star
            aria-hidden
            className={cn('size-[1.2em]', value !== null && place <= value ? 'fill-warning text-warning' : 'text-edge')}
          />
        ),
      }))}
    />
  )
}
