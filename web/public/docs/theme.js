// Before the first paint: the viewer knows a dark page by a class, whether the app's theme or the system's made it dark.
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')
const follow = () =>
  root.classList.toggle('dark-mode', root.dataset.theme ? root.dataset.theme === 'dark' : system.matches)
follow()
system.addEventListener('change', follow)
