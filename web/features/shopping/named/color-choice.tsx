import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { textColorOn } from '#web/lib/looks/color.ts'
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
      <RadioGroup.Root
        aria-label={t('color.title')}
        orientation="horizontal"
        value={value || unchosen}
        onValueChange={(next) => onValueChange(next === unchosen ? null : next)}
        className="flex flex-wrap gap-2"
      >
        <Swatch value={unchosen} label={t('color.none')} />
        {names.map((name) => (
          <Swatch key={name} value={colors[name]} color={colors[name]} label={t(`color.${name}`)} />
        ))}
        {isOther ? <Swatch value={value} color={value} label={t('color.other')} /> : null}
      </RadioGroup.Root>
    </fieldset>
  )
}

const Swatch = ({ value, label, color }: { value: string; label: string; color?: string }) => (
  <RadioGroup.Item
    value={value}
    aria-label={label}
    title={label}
    style={color ? { background: color, color: textColorOn(color) } : undefined}
    className="grid size-11 place-items-center rounded-full border-2 border-edge bg-page data-[state=checked]:border-primary-strong data-[state=checked]:outline-2 data-[state=checked]:outline-offset-2 data-[state=checked]:outline-primary-strong"
  >
    <RadioGroup.Indicator>
      <Check aria-hidden className="size-5" />
    </RadioGroup.Indicator>
  </RadioGroup.Item>
)
