import { useState } from 'react'
import type { Values } from '../model.ts'
import { isSame } from './use-kept-values.ts'

interface TypedForm {
  values: Values
  set: (field: string, value: unknown) => void
}

/** What nobody typed in follows what is saved by now: by others, or by a section beside the form. */
export function useFollowSaved({ values, set }: TypedForm, saved: Values) {
  const [before, setBefore] = useState(saved)
  if (isSame(before, saved)) return
  setBefore(saved)
  for (const [field, value] of Object.entries(saved))
    if (!isSame(value, before[field]) && isSame(values[field], before[field])) set(field, value)
}
