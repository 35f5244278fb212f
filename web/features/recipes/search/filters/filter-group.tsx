import { type ReactNode, useState } from 'react'
import { Disclosure } from '#web/components/ui/disclosure.tsx'

interface FilterGroupProps {
  title: string
  /** Rare ones are folded unless something of them is asked for. */
  rare?: boolean
  isUsed?: boolean
  children: ReactNode
}

export function FilterGroup({ title, rare = false, isUsed = false, children }: FilterGroupProps) {
  // Once open it stays so, whatever is taken away in it.
  const [open] = useState(isUsed)
  const heading = <h3 className="font-title text-lg font-semibold">{title}</h3>
  const fields = <div className="flex flex-col gap-4 pt-3">{children}</div>
  return (
    <section aria-label={title} className="border-t border-line py-4 first:border-t-0 first:pt-1">
      {rare ? (
        <Disclosure summary={heading} open={open}>
          {fields}
        </Disclosure>
      ) : (
        <>
          {heading}
          {fields}
        </>
      )}
    </section>
  )
}
