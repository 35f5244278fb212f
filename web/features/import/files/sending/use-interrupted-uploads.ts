import { useEffect, useState } from 'react'
import { type BegunUpload, uploadLeft, useBegunUploads } from './interrupted-uploads.ts'

const none: ReadonlySet<number> = new Set()

/** Files whose sending began, and which no tab sends any more. */
export function useInterruptedUploads(): readonly BegunUpload[] {
  const begun = useBegunUploads()
  const [left, setLeft] = useState(none)
  useEffect(() => {
    const control = new AbortController()
    for (const { id } of begun)
      void uploadLeft(id, control.signal).then(
        () => setLeft((before) => new Set(before).add(id)),
        () => {},
      )
    return () => {
      control.abort()
      setLeft(none)
    }
  }, [begun])
  return begun.filter(({ id }) => left.has(id))
}
