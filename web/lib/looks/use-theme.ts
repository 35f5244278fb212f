import { useState } from 'react'
import { useSavePreference } from '../preferences/save-preference.ts'
import { useMaybeSession } from '../api/session.ts'
import { chooseTheme, toApiTheme, type Theme, currentTheme } from './theme.ts'

/** The setter also tells the account, so that other devices may follow. */
export function useTheme() {
  const [chosen, setChosen] = useState(currentTheme)
  const preferred = useMaybeSession()?.preference.theme
  const save = useSavePreference()
  const choose = (next: Theme) => {
    chooseTheme(next)
    setChosen(next)
    const wanted = toApiTheme(next)
    if (preferred !== undefined && preferred !== wanted) save.mutate({ theme: wanted })
  }
  return [chosen, choose] as const
}
