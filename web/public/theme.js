// Runs before the first paint, so that a chosen theme never flashes. A file, as the page allows no inline script.
try {
  const theme = localStorage.getItem('larder.theme') ?? localStorage.getItem('larder.theme.followed')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme then applies.
}

// Browsers offer the installation once, often before the application runs: web/lib/install-prompt.ts takes it from here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.larderInstall = event
  dispatchEvent(new Event('larder:install'))
})
