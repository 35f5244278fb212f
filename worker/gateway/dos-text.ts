/** Code pages of DOS, which `TextDecoder` does not know: the characters of the bytes 0x80 to 0xFF. */
const CODE_PAGES = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»' +
    '░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»' +
    '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const

export const dosCodePages = Object.keys(CODE_PAGES) as (keyof typeof CODE_PAGES)[]

export function decodeDos(bytes: Uint8Array, page: keyof typeof CODE_PAGES): string {
  const high = CODE_PAGES[page]
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(
      Array.from(bytes.subarray(at, at + CHUNK), (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (high[byte - 0x80] ?? ''),
      ).join(''),
    )
  return parts.join('')
}

const CHUNK = 65_536
