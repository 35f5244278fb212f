import { useState } from 'react'
import { Input } from './input.tsx'
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
  /** Saves with every key that leaves a number or nothing. */
  eager?: boolean
}

/** Saves what was typed when it is left, or by Enter. */
export function AmountInput({ id, label, value, onSave, required = false, eager = false }: AmountInputProps) {
  const t = useTranslations('common')
  const format = useFormat()
  const language = localeOf(useLanguage())
  const [typed, setTyped] = useState<string>()
  const amountIn = (text: string) => (text.trim() === '' ? null : parseAmount(text, language))
  const amount = typed === undefined ? value : amountIn(typed)
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
      data-typing={typed !== undefined || undefined}
      data-unread={isWrong || undefined}
      title={isWrong ? t('invalid.number') : undefined}
      inputMode="decimal"
      autoComplete="off"
      className="text-end numbers"
      value={typed ?? (value === null ? '' : format.number(value, { maximumSignificantDigits: 6, useGrouping: false }))}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = amountIn(target.value)
        if (eager && next !== undefined) onSave(next)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
