import { Check } from 'lucide-react'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { textColorOn } from '#worker/modules/colors/color.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const colors = {
  sage: '#82aa8b',
  sky: '#385f84',
  plum: '#6b3a5b',
  terracotta: '#b55e4f',
  sun: '#eaaa21',
} as const
const names = ['sage', 'sky', 'plum', 'terracotta', 'sun'] as const
const unchosen = 'none'

interface ColorChoiceProps {
  value: string | null
  onValueChange: (color: string | null) => void
}

/** A colour that another client gave stays to choose. */
export function ColorChoice({ value, onValueChange }: ColorChoiceProps) {
  const t = useTranslations('lists')
  const isOther = value !== null && value !== '' && !names.some((name) => colors[name] === value)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('color.title')}</legend>
      <RadioGroup
        label={t('color.title')}
        value={value || unchosen}
        onValueChange={(next) => onValueChange(next === unchosen ? null : next)}
        className="flex flex-wrap gap-2"
        optionClassName="group grid size-11 place-items-center rounded-full border-2 border-edge bg-page aria-checked:border-primary-strong aria-checked:outline-2 aria-checked:outline-offset-2 aria-checked:outline-primary-strong"
        options={[
          swatch(unchosen, t('color.none')),
          ...names.map((name) => swatch(colors[name], t(`color.${name}`), colors[name])),
          ...(isOther ? [swatch(value, t('color.other'), value)] : []),
        ]}
      />
    </fieldset>
  )
}

const swatch = (value: string, label: string, color?: string) => ({
  value,
  'aria-label': label,
  title: label,
  style: color ? { background: color, color: textColorOn(color) } : undefined,
  children: <Check aria-hidden className="hidden size-5 group-aria-checked:block" />,
})
