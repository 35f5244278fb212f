import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { parseHex, textColorOn } from '#web/lib/looks/color.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const swatches = ['#ddbf86', '#b55e4f', '#82aa8b', '#385f84', '#2b211b'] as const

interface ColorChoiceProps {
  /** Blank for none. */
  value: string
  onValueChange: (color: string) => void
}

/** The text on the colour is computed, so that no choice makes it unreadable. */
export function ColorChoice({ value, onValueChange }: ColorChoiceProps) {
  const t = useTranslations('space')
  const [picked, setPicked] = useState<string>()
  const shown = picked ?? (parseHex(value) ? value : '')
  const choose = (color: string) => {
    setPicked(undefined)
    if (color !== value) onValueChange(color)
  }
  const input = useRef<HTMLInputElement>(null)
  const chooseLast = useEffectEvent(() => choose(input.current?.value ?? value))
  useEffect(() => {
    const field = input.current
    // React's own event tells every colour on the way; the browser's comes once, when its picker closes.
    const onPicked = () => chooseLast()
    field?.addEventListener('change', onPicked)
    return () => field?.removeEventListener('change', onPicked)
  }, [])
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('color.label')} hint={t('color.hint')}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <input
              {...control}
              ref={input}
              type="color"
              value={shown || '#f5efea'}
              onChange={(event) => setPicked(event.target.value)}
              className="h-11 w-14 cursor-pointer rounded-md border border-edge bg-surface p-1"
            />
            {swatches.map((color) => (
              <button
                key={color}
                type="button"
                aria-label={t('color.use', { color })}
                aria-pressed={color === value}
                onClick={() => choose(color)}
                style={{ background: color }}
                className="size-11 rounded-full border border-edge aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-primary-strong"
              />
            ))}
            {value ? (
              <Button variant="ghost" size="sm" onClick={() => choose('')}>
                {t('color.none')}
              </Button>
            ) : null}
          </div>
        )}
      </Field>
      {shown ? (
        <p
          style={{ background: shown, color: textColorOn(shown) }}
          className="rounded-md px-4 py-3 text-sm font-medium"
        >
          {t('color.example')}
        </p>
      ) : null}
    </div>
  )
}
