import type { ReactNode } from 'react'

interface GroupFieldProps {
  label: string
  children: ReactNode
}

/** A label over what is several controls and says its name itself: a stepper, radios, stars. */
export const GroupField = ({ label, children }: GroupFieldProps) => (
  <div>
    <p aria-hidden className="mb-1.5 text-sm font-medium">
      {label}
    </p>
    {children}
  </div>
)
