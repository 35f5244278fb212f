export type Theme = 'system' | 'light' | 'dark'

/** Both are read by public/theme.js before the first paint, as plain text; what was chosen here wins. */
const chosenKey = 'larder.theme'
const followedKey = 'larder.theme.followed'

const root = document.documentElement.dataset
const isTheme = (value: string | null | undefined) => value === 'light' || value === 'dark'

/** What this device shows: its own choice, else the person's preference, else whatever the system says. */
export const theme = (): Theme => (root['theme'] === 'light' || root['theme'] === 'dark' ? root['theme'] : 'system')

export function chooseTheme(next: Theme) {
  show(next)
  remember(chosenKey, next)
  remember(followedKey, 'system')
}

/** The preference of the account, where this device has made no choice. Its light is everybody's default, so the system decides. */
export function followTheme(preferred: string) {
  if (isTheme(read(chosenKey))) return
  const followed = preferred.endsWith('_DARK') ? 'dark' : 'system'
  show(followed)
  remember(followedKey, followed)
}

/** How the API calls a theme. */
export const preferredTheme = (chosen: Theme) => (chosen === 'dark' ? 'TANDOOR_DARK' : 'TANDOOR')

function show(next: Theme) {
  if (next === 'system') delete root['theme']
  else root['theme'] = next
}

/** Storage may be switched off; the choice then holds until the page is closed. */
function remember(key: string, value: Theme) {
  try {
    if (value === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
