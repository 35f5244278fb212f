import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { parseAmount } from '#web/lib/format/parse-amount.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IconButton } from '../icon-button.tsx'

export interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  unit?: string
}

export function Stepper({ label, value, onChange, min = 1, max = 9999, step = 1, unit }: StepperProps) {
  const t = useTranslations('common')
  const language = localeOf(useLanguage())
  const [typed, setTyped] = useState<string>()
  const settle = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  const commit = () => {
    const next = typed === undefined ? undefined : parseAmount(typed, language)
    if (next !== undefined) settle(next)
    setTyped(undefined)
  }
  // From a half, a step goes to the next whole number.
  const up = () => settle(Math.floor(value / step) * step + step)
  const down = () => settle(Math.ceil(value / step) * step - step)
  return (
    <fieldset
      aria-label={label}
      className="inline-flex max-w-full min-w-0 items-center rounded-full border border-line bg-surface p-0.5 pointer-coarse:p-0"
    >
      <IconButton label={t('less')} icon={<Minus />} size="iconSm" disabled={value <= min} onClick={down} />
      <label className="flex min-w-0 items-baseline gap-1.5 px-1 pointer-coarse:py-2.5">
        <span className="sr-only">{label}</span>
        <input
          inputMode="decimal"
          className="w-[4ch] rounded-sm bg-transparent text-center text-base font-semibold numbers field-sizing-content min-w-[2.5ch]"
          value={typed ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'ArrowUp') up()
            if (event.key === 'ArrowDown') down()
            if (event.key.startsWith('Arrow') && event.key.length > 7) event.preventDefault()
          }}
        />
        {unit ? <bdi className="min-w-0 text-sm text-muted">{unit}</bdi> : null}
      </label>
      <IconButton label={t('more')} icon={<Plus />} size="iconSm" disabled={value >= max} onClick={up} />
    </fieldset>
  )
}
