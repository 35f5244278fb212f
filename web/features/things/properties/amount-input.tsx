import { useState } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { parseAmount } from '#web/lib/format/parse-amount.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface AmountInputProps {
  id?: string
  label: string
  value: number | null
  /** Null where nothing is left in it. */
  onSave: (value: number | null) => void
  required?: boolean
}

/** Saves what was typed when it is left, or by Enter. */
export function AmountInput({ id, label, value, onSave, required = false }: AmountInputProps) {
  const t = useTranslations('sections')
  const format = useFormat()
  const language = localeOf(useLanguage())
  const [typed, setTyped] = useState<string>()
  const amount = typed === undefined ? value : typed.trim() === '' ? null : parseAmount(typed, language)
  const isWrong = amount === undefined || (required && !amount)
  const leave = () => {
    if (isWrong) return
    setTyped(undefined)
    if (amount !== value) onSave(amount)
  }
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('properties.wrong') : undefined}
      inputMode="decimal"
      autoComplete="off"
      className="text-end numbers"
      value={typed ?? (value === null ? '' : format.number(value, { maximumSignificantDigits: 6, useGrouping: false }))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
