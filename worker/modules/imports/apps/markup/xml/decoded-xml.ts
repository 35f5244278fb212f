/** Decodes what XML knows, once. What HTML knows besides is left to whoever cleans the text. */
export const decodedXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
        if (name) return SIGNS.get(String(name).toLowerCase()) ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const SIGNS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
