export type Theme = 'system' | 'light' | 'dark'

/** The key is read by public/theme.js before the first paint, as plain text. */
const key = 'larder.theme'

export function theme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function setTheme(next: Theme) {
  if (next === 'system') {
    delete document.documentElement.dataset['theme']
    localStorage.removeItem(key)
  } else {
    document.documentElement.dataset['theme'] = next
    localStorage.setItem(key, next)
  }
}
