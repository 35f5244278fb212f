import { Ban } from 'lucide-react'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const colors = ['#eaaa21', '#b55e4f', '#82aa8b', '#385f84', '#b98766', '#8c6bb1', '#3f8f8f', '#d96c8a']

interface ColorChoiceProps {
  value: string | null
  onValueChange: (color: string | null) => void
}

export function ColorChoice({ value, onValueChange }: ColorChoiceProps) {
  const t = useTranslations('plan')
  const isOwn = value !== null && !colors.includes(value)
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {t('types.color')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <RadioGroup
          label={t('types.color')}
          value={value ?? ''}
          onValueChange={(next) => onValueChange(next || null)}
          className="flex flex-wrap gap-2"
          optionClassName="grid size-9 place-items-center rounded-full border border-line outline-offset-2 aria-checked:outline-2 aria-checked:outline-ink"
          options={['', ...colors].map((color) => ({
            value: color,
            'aria-label': color || t('types.noColor'),
            style: { background: color || undefined },
            children: color ? null : <Ban aria-hidden className="size-4 text-muted" />,
          }))}
        />
        <input
          type="color"
          aria-label={t('types.otherColor')}
          title={t('types.otherColor')}
          value={value ?? '#b98766'}
          onChange={(event) => onValueChange(event.target.value)}
          className={
            isOwn
              ? 'size-9 rounded-full outline-2 outline-offset-2 outline-ink'
              : 'size-9 rounded-full border border-line'
          }
        />
      </div>
    </div>
  )
}
