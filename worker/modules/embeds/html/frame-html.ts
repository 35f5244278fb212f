import { html, Html } from '#worker/kernel/http/html.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { embedStyle } from '../looks/embed-style.ts'

interface Frame {
  language: Language
  title: string
  alignment: 'start' | 'center' | 'end'
  colors: string
  header: Html
  main: Html
}

/** A whole page. Its looks are in it, so that one request shows it. */
export const frameHtml = ({ language, title, alignment, colors, header, main }: Frame): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(colors)}
        </style>
        <style>
          ${new Html(embedStyle)}
        </style>
        <script src="/embed/live.js" defer></script>
      </head>
      <body class="${alignment}">
        <header>${header}</header>
        <main>${main}</main>
      </body>
    </html> `.text
