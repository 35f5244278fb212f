export type Theme = 'system' | 'light' | 'dark'

/** Both are read by public/theme.js before the first paint, as plain text; what was chosen here wins. */
const chosenKey = 'larder.theme'
const preferredKey = 'larder.theme.followed'

const rootDataset = document.documentElement.dataset
const isTheme = (value: string | null | undefined) => value === 'light' || value === 'dark'

/** What this device shows: its own choice, else the person's preference, else whatever the system says. */
export const currentTheme = (): Theme =>
  rootDataset['theme'] === 'light' || rootDataset['theme'] === 'dark' ? rootDataset['theme'] : 'system'

export function chooseTheme(next: Theme) {
  applyTheme(next)
  storeTheme(chosenKey, next)
  storeTheme(preferredKey, 'system')
}

/** The preference of the account, where this device has made no choice. Its light is everybody's default, so the system decides. */
export function applyPreferredTheme(preferred: string) {
  if (isTheme(readStoredTheme(chosenKey))) return
  const followed = preferred.endsWith('_DARK') ? 'dark' : 'system'
  applyTheme(followed)
  storeTheme(preferredKey, followed)
}

/** How the API calls a theme. */
export const toApiTheme = (chosen: Theme) => (chosen === 'dark' ? 'TANDOOR_DARK' : 'TANDOOR')

function applyTheme(next: Theme) {
  if (next === 'system') delete rootDataset['theme']
  else rootDataset['theme'] = next
}

/** Storage may be switched off; the choice then holds until the page is closed. */
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
