import type { ComponentProps, KeyboardEvent } from 'react'

export interface RadioOption<T extends string> extends Omit<ComponentProps<'button'>, 'value'> {
  value: T
}

export interface RadioGroupProps<T extends string> {
  label: string
  /** None of the options where nothing is chosen. */
  value: string
  onValueChange: (value: T) => void
  options: readonly RadioOption<T>[]
  className?: string
  /** Of each option; the chosen one is `aria-checked:`. */
  optionClassName?: string
}

/** The radio group pattern of the ARIA Authoring Practices Guide: one stop for Tab, arrows choose. */
export function RadioGroup<T extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
  optionClassName,
}: RadioGroupProps<T>) {
  const chosen = options.find((option) => option.value === value)
  const stop = chosen ?? options[0]
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map(({ value: own, onClick, ...props }) => (
        <button
          key={own}
          type="button"
          // A native radio holds no picture, and cannot be pressed again to take it back.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="radio"
          aria-checked={own === chosen?.value}
          tabIndex={own === stop?.value ? 0 : -1}
          onClick={(event) => {
            onClick?.(event)
            if (own !== chosen?.value) onValueChange(own)
          }}
          onKeyDown={chooseByArrow}
          className={optionClassName}
          {...props}
        />
      ))}
    </div>
  )
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

function chooseByArrow(event: KeyboardEvent<HTMLElement>) {
  // Enter chooses nothing in a group of radios.
  if (event.key === 'Enter') event.preventDefault()
  const step = steps.get(event.key)
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const isReversed = /^Arrow[LR]/.test(event.key) && getComputedStyle(event.currentTarget).direction === 'rtl'
  const group = event.currentTarget.closest('[role=radiogroup]')
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
  const at = radios.indexOf(event.currentTarget)
  const next = radios[(at + (isReversed ? -step : step) + radios.length) % radios.length]
  next?.focus()
  next?.click()
}
