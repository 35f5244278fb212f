import type { ReactNode } from 'react'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'

interface ChoiceRadiosProps<T extends string> {
  label: string
  value: T
  onValueChange: (value: T) => void
  options: readonly { value: T; title: ReactNode; text?: string | undefined }[]
}

/** One of several, each with a line about it. */
export const ChoiceRadios = <T extends string>({ options, ...props }: ChoiceRadiosProps<T>) => (
  <RadioGroup
    {...props}
    className="mt-3 grid gap-2 sm:grid-cols-2"
    optionClassName="group flex min-h-14 items-start gap-3 rounded-md border border-edge bg-surface px-3 py-2.5 text-start transition-colors hover:bg-primary-soft aria-checked:border-primary-strong aria-checked:bg-primary-soft"
    options={options.map(({ value, title, text }) => ({
      value,
      children: (
        <>
          <span
            aria-hidden
            className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px] border-edge group-aria-checked:border-primary-strong"
          >
            <span className="size-2.5 rounded-full group-aria-checked:bg-primary-strong" />
          </span>
          <span className="min-w-0 text-sm">
            <span className="block font-medium">{title}</span>
            {text ? <span className="block text-pretty text-muted">{text}</span> : null}
          </span>
        </>
      ),
    }))}
  />
)
