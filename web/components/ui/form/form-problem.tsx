import { CircleAlert } from 'lucide-react'

/** The alert is always rendered, so that a problem is announced as soon as it appears. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="empty:-mb-5">
    {children ? (
      <p className="flex items-start gap-2 rounded-md bg-error-soft px-3 py-2.5 text-sm text-error">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {children}
      </p>
    ) : null}
  </div>
)
