// Runs before the first paint, so that a chosen theme never flashes; a file of its own because the page allows no inline script.
try {
  const theme = localStorage.getItem('larder.theme') ?? localStorage.getItem('larder.theme.followed')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off; the system's theme is right then.
}
