import type { PackageNotice } from './package-notices.ts'

export const licensePage = (notices: readonly PackageNotice[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Licences · Larder</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script src="/theme.js"></script>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p><a href="/">Larder</a></p>
      <h1>Licences</h1>
      <p>Larder is built with the work of others. These ${notices.length} packages are part of what your browser loads and of
        what the server runs; their licences ask to be passed on.</p>
      ${notices.map(packageSection).join('\n      ')}
    </main>
  </body>
</html>
`

const packageSection = ({ name, version, licence, text }: PackageNotice) => `<details>
        <summary><b>${escapeHtml(name)}</b> ${escapeHtml(version)} <span>${escapeHtml(licence ?? 'licence not named')}</span></summary>
        ${text === null ? '<p>The package comes without the text of its licence.</p>' : `<pre>${escapeHtml(text)}</pre>`}
      </details>`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const style = `
      :root { color-scheme: light dark }
      :root[data-theme=light] { color-scheme: light }
      :root[data-theme=dark] { color-scheme: dark }
      body { margin: 0; background: light-dark(#f5efea, #1d1714); color: light-dark(#2b211b, #f4ebe3) }
      body { font: 1rem/1.6 system-ui, sans-serif }
      main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
      h1 { font-family: Georgia, serif; line-height: 1.2 }
      a { color: inherit }
      details { border-top: 1px solid light-dark(#e2d6cb, #433830) }
      summary { padding: .75rem 0; cursor: pointer; overflow-wrap: anywhere }
      summary span { margin-inline-start: .5rem; color: light-dark(#66564b, #c6b7aa) }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem }`
