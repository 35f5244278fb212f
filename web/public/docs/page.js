/* global Scalar */
// Shows /openapi.json in the theme chosen in the app, else the system's. Nothing comes from another origin.
const theme = document.documentElement.dataset.theme

Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  theme: 'none',
  withDefaultFonts: false,
  ...(theme ? { forceDarkModeState: theme, hideDarkModeToggle: true } : {}),
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  proxyUrl: '',
  authentication: { preferredSecurityScheme: 'token' },
  defaultOpenFirstTag: false,
  tagsSorter: 'alpha',
  hideModels: true,
  documentDownloadType: 'json',
})
