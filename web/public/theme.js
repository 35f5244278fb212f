// Runs before the first paint, so that a chosen theme never flashes. A file, as the page allows no inline script.
try {
  const theme = localStorage.getItem('larder.theme') ?? localStorage.getItem('larder.theme.followed')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme then applies.
}
