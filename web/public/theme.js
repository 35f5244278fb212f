// Runs before the first paint, so that neither a chosen theme nor a space's colours flash. A file, as the page allows no inline script.
try {
  const theme = localStorage.getItem('larder.theme') ?? localStorage.getItem('larder.theme.followed')
  const { dataset, style } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  const nav = JSON.parse(localStorage.getItem('larder.kept.nav') ?? '{}')
  for (const name of Object.keys(nav)) if (name.startsWith('--nav')) style.setProperty(name, nav[name])
} catch {
  // Storage may be forbidden; the system's theme then applies.
}

// Browsers offer the installation once, often before the application runs: web/lib/install-prompt.ts takes it from here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.larderInstall = event
  dispatchEvent(new Event('larder:install'))
})
