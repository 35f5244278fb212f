import { useRef, useState } from 'react'
import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import { Input } from '#web/components/ui/form/input.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { parseAmountRange } from '#web/lib/format/parse-amount.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export interface AmountBoxProps {
  id: string
  range: AmountRange | null
  typed: string | null
  onAmount: (range: AmountRange | null, typed: string | null) => void
  /** Gets a text that is more than an amount; returns whether it was parsed. */
  onIngredientLine: (line: string) => boolean
  invalid: boolean
  describedBy: string | undefined
}

/** Takes `1,5`, `½`, `1 1/2` or `20-30`, and parses a whole line typed here. */
export function AmountBox({ id, range, typed, onAmount, onIngredientLine, invalid, describedBy }: AmountBoxProps) {
  const format = useFormat()
  const language = localeOf(useLanguage())
  const input = useRef<HTMLInputElement>(null)
  const [now, setNow] = useState<string>()
  const shown = now ?? typed ?? (range ? format.range(range) : '')
  const settle = () => {
    if (now === undefined) return
    setNow(undefined)
    const text = now.trim()
    if (text === '') return onAmount(null, null)
    const said = parseAmountRange(text, language)
    if (said) onAmount(said.amount === 0 && said.amount_max === null ? null : said, null)
    else if (!onIngredientLine(text)) onAmount(null, text)
  }
  return (
    <span className="group relative block">
      <Input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={invalid || typed !== null || undefined}
        aria-describedby={describedBy}
        data-typing={now !== undefined || undefined}
        className="text-end numbers"
        value={shown}
        onChange={(event) => setNow(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {/\d$/.test(shown) && !/[-–]/.test(shown) ? (
        <DashKey
          onPress={() => {
            setNow(`${shown}–`)
            input.current?.focus()
          }}
        />
      ) : null}
    </span>
  )
}

/** Number keyboards of phones have no dash. Other keyboards do, so the tab order leaves this out. */
function DashKey({ onPress }: { onPress: () => void }) {
  const t = useTranslations('editor')
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('ingredient.upTo')}
      className="absolute inset-y-1 start-1 hidden w-8 rounded-sm bg-sunken font-semibold pointer-coarse:group-focus-within:block"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      –
    </button>
  )
}
