export type Theme = 'system' | 'light' | 'dark'

/** public/theme.js reads both before the first paint, as plain text. */
const chosenKey = 'larder.theme'
const preferredKey = 'larder.theme.followed'

const rootDataset = document.documentElement.dataset
const isTheme = (value: string | null | undefined) => value === 'light' || value === 'dark'

export const currentTheme = (): Theme =>
  rootDataset['theme'] === 'light' || rootDataset['theme'] === 'dark' ? rootDataset['theme'] : 'system'

export function chooseTheme(next: Theme) {
  applyTheme(next)
  storeTheme(chosenKey, next)
  storeTheme(preferredKey, 'system')
}

/**
 * The space's theme comes before the person's, `BLANK` for none. The light theme is the default of every account, so it
 * leaves the choice to the system.
 */
export function applyPreferredTheme(preferred: string, ofSpace = 'BLANK') {
  if (isTheme(readStoredTheme(chosenKey))) return
  const isDark = /DARK|SUPERHERO/.test(ofSpace === 'BLANK' ? preferred : ofSpace)
  const followed = isDark ? 'dark' : ofSpace === 'BLANK' ? 'system' : 'light'
  applyTheme(followed)
  storeTheme(preferredKey, followed)
}

export const toApiTheme = (chosen: Theme) => (chosen === 'dark' ? 'TANDOOR_DARK' : 'TANDOOR')

function applyTheme(next: Theme) {
  if (next === 'system') delete rootDataset['theme']
  else rootDataset['theme'] = next
}

/** Storage may be forbidden; the choice then lasts until the page is closed. */
function storeTheme(key: string, value: Theme) {
  try {
    if (value === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}

function readStoredTheme(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
