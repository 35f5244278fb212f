import type { ReactNode } from 'react'

/** The control names itself for screen readers, as a stepper and a group of choices do. */
export const SettingRow = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1.5">
    {/* A long label breaks before its control does, so that rows of a kind look alike. */}
    <div className="min-w-0 grow basis-28">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
    </div>
    {children}
  </div>
)
