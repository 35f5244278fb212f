import { html, type Html } from '#worker/kernel/http/html.ts'

const WIDTHS = [320, 768]

/** The browser takes the copy that is large enough. Only pictures of this server: no others may be shown. */
export function pictureHtml(address: string, { sizes, name = '' }: { sizes: string; name?: string }): Html {
  const { pathname, search } = new URL(address)
  const of = (width: number) => `${pathname}${search}${search === '' ? '?' : '&'}width=${width}`
  return html`<img
    src="${of(320)}"
    srcset="${WIDTHS.map((width) => `${of(width)} ${width}w`).join(', ')}"
    sizes="${sizes}"
    alt="${name}"
    ${name === '' ? html`loading="lazy"` : html`class="picture"`}
  />`
}
