import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '#web/lib/cn.ts'
import { textColorOn } from '#worker/modules/colors/color.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const colors = { sage: '#82aa8b', sky: '#385f84', plum: '#6b3a5b', night: '#22303c', terracotta: '#b55e4f' } as const
const names = ['sage', 'sky', 'plum', 'night', 'terracotta'] as const

interface NavColorChoiceProps {
  value: string
  /** The value of whoever chose none, as the API has it. */
  unchosen: string
  onValueChange: (color: string) => void
}

/** Text on the colour is computed, so that no choice makes it unreadable. */
export function NavColorChoice({ value, unchosen, onValueChange }: NavColorChoiceProps) {
  const t = useTranslations('preferences')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const picker = input.current
    // React's own event comes with every move in the picker, this one when it closes.
    const choose = () => onValueChange(picker?.value ?? value)
    picker?.addEventListener('change', choose)
    return () => picker?.removeEventListener('change', choose)
  }, [value, onValueChange])
  const isOther = value !== unchosen && !names.some((name) => colors[name] === value)
  return (
    <fieldset className="pb-1">
      <legend className="mb-1 pt-2 text-sm font-medium">{t('nav.color')}</legend>
      <div className="-ms-1 flex flex-wrap sm:gap-1">
        <Swatch label={t('nav.usual')} isChosen={value === unchosen} onChoose={() => onValueChange(unchosen)} />
        {names.map((name) => (
          <Swatch
            key={name}
            label={t(`nav.colors.${name}`)}
            color={colors[name]}
            isChosen={value === colors[name]}
            onChoose={() => onValueChange(colors[name])}
          />
        ))}
        <span className="relative">
          <Swatch
            label={t('nav.other')}
            color={isOther ? value : undefined}
            isChosen={isOther}
            isRainbow={!isOther}
            onChoose={() => input.current?.showPicker()}
          />
          <input
            ref={input}
            type="color"
            tabIndex={-1}
            aria-hidden
            defaultValue={value || undefined}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </span>
      </div>
    </fieldset>
  )
}

interface SwatchProps {
  label: string
  color?: string | undefined
  isChosen: boolean
  isRainbow?: boolean
  onChoose: () => void
}

const rainbow = 'conic-gradient(#a7240e, #eaaa21, #82aa8b, #385f84, #6b3a5b, #a7240e)'

const Swatch = ({ label, color, isChosen, isRainbow = false, onChoose }: SwatchProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isChosen}
    title={label}
    onClick={onChoose}
    className="grid size-11 place-items-center rounded-full"
  >
    <span
      style={isRainbow ? { background: rainbow } : { background: color, color: color && textColorOn(color) }}
      className={cn(
        'grid size-9 place-items-center rounded-full border-2 bg-page',
        isChosen ? 'border-primary-strong outline-2 outline-offset-1 outline-primary-strong' : 'border-edge',
      )}
    >
      {isChosen ? <Check aria-hidden className="size-5" /> : null}
    </span>
  </button>
)
