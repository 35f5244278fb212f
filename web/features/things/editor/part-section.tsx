import { type ReactNode, useId } from 'react'

interface PartSectionProps {
  title: string
  text: string
  children: ReactNode
}

/** A section that saves by itself, apart from the form. */
export function PartSection({ title, text, children }: PartSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 id={id} className="font-title text-lg font-semibold">
          {title}
        </h3>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
