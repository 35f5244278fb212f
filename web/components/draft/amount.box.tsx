import { useState } from 'react'
import { Input } from '#web/components/ui/input.tsx'
import { useFormat } from '#web/lib/format.ts'
import { localeOf, useLanguage } from '#web/lib/language.ts'
import { parseAmount } from '#web/lib/parse.amount.ts'

export interface AmountBoxProps {
  id: string
  amount: number | null
  /** What was typed and is no amount. */
  typed: string | null
  onAmount: (amount: number | null, typed: string | null) => void
  /** A text that is more than an amount; answers whether it was understood. */
  onLine: (line: string) => boolean
  invalid: boolean
  describedBy: string | undefined
}

/** An amount in the language's own way: 1,5, ½ or 1 1/2. A whole line typed here is taken apart. */
export function AmountBox({ id, amount, typed, onAmount, onLine, invalid, describedBy }: AmountBoxProps) {
  const format = useFormat()
  const language = localeOf(useLanguage())
  const [now, setNow] = useState<string>()
  const settle = () => {
    if (now === undefined) return
    setNow(undefined)
    const text = now.trim()
    if (text === '') return onAmount(null, null)
    const value = parseAmount(text, language)
    if (value !== undefined) onAmount(value || null, null)
    else if (!onLine(text)) onAmount(null, text)
  }
  return (
    <Input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={invalid || typed !== null || undefined}
      aria-describedby={describedBy}
      data-typing={now !== undefined || undefined}
      className="text-end numbers"
      value={now ?? typed ?? (amount === null ? '' : format.amount(amount))}
      onChange={(event) => setNow(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
