import { html, type Html } from '#worker/kernel/http/html.ts'
import type { SiteWords } from './site-words.ts'

interface Page {
  title: string
  /** From the page to the site's beginning: blank, or `../`. */
  up: '' | '../'
  body: Html
  head?: Html
}

/** A whole page. Nothing in it runs, and it needs nothing from elsewhere. */
export const pageHtml = (words: SiteWords, { title, up, body, head }: Page): string =>
  html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${up}style.css" />
        ${head}
      </head>
      <body>
        <header>
          <nav><a href="${up}index.html">${words.recipes}</a> <a href="${up}keywords.html">${words.keywords}</a></nav>
        </header>
        <main>${body}</main>
      </body>
    </html> `.text

/** Names of files may hold what means something else in an address. */
export const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
