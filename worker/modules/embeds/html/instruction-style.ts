import { formatAmount, scaleAmount } from '#worker/modules/amounts/index.ts'
import { escapeHtml, type HtmlStyle } from '#worker/modules/recipes/instruction/index.ts'

/**
 * Amounts for the servings that are asked for. Links open beside the site with the frame; pictures of other servers
 * are links, so that nobody hears of a reader who only looks.
 */
export const instructionStyle = (factor: number, locale: string): HtmlStyle => ({
  number: (value) => formatAmount(scaleAmount(value, factor), { fractions: true, locale }),
  factor,
  link: ' target="_blank" rel="noopener noreferrer nofollow"',
  image: ({ src, alt }) =>
    /^https?:/i.test(src)
      ? `<a href="${escapeHtml(src)}" target="_blank" rel="noopener noreferrer nofollow">${escapeHtml(alt || src)}</a>`
      : escapeHtml(alt),
})
