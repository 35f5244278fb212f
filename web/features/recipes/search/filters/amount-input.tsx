import { useState } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { parseAmount } from '#web/lib/format/parse-amount.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface AmountInputProps {
  label: string
  value: number | undefined
  onSave: (value: number | undefined) => void
}

/** Asks once it is left, or by Enter. */
export function AmountInput({ label, value, onSave }: AmountInputProps) {
  const t = useTranslations('finding')
  const { number } = useFormat()
  const language = localeOf(useLanguage())
  const [typed, setTyped] = useState<string>()
  const amount = typed === undefined ? value : parseAmount(typed, language)
  const isWrong = typed !== undefined && typed.trim() !== '' && amount === undefined
  const leave = () => {
    if (isWrong) return
    setTyped(undefined)
    if (amount !== value) onSave(amount)
  }
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('sheet.wrong') : undefined}
      inputMode="decimal"
      autoComplete="off"
      className="text-end numbers"
      value={typed ?? (value === undefined ? '' : number(value, { maximumSignificantDigits: 6, useGrouping: false }))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
