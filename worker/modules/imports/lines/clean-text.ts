const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const bullets = /^(?:[\s,._=+#*|\\/•·●○■□▪▫◦‣►▶▸➤✓✔☐☑▢◆◇★☆♥♡❤＊※〇◎△▲―-]|[–—](?!\d)|\[[ xX]?\]|\u{fe0f})+/u
const numbering = /^\d{1,2}(?:\)\s+|\.\s+(?=[\d½⅓⅔¼¾⅛]))/

/** Normalizes to one line with plain spaces, ASCII digits and brackets, and composed letters. */
export function cleanText(text: string): string {
  const plain = text.trim()
  if (/^[ -~\u00c0-\u017f½¼¾⅓⅔⅛–’°®é]*$/.test(plain) && !plain.includes('  ')) return plain
  return plain
    .normalize('NFC')
    .replace(/\p{Nd}/gu, (digit) => asciiDigit(digit))
    .replace(/[\uff01-\uff5d]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[⁄∕]/g, '/')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Strips bullets, check boxes and list numbers, but keeps ".5", and "(1 egg)" loses only its bracket. */
export function stripBullets(line: string): string {
  const bullet = bullets.exec(line)?.[0] ?? ''
  const decimal = /[.,]$/.test(bullet) && /^\d/.test(line.slice(bullet.length))
  const bare = line.slice(decimal ? bullet.length - 1 : bullet.length).replace(numbering, '')
  const wrapped = /^\(([^()]*)\)$/.exec(bare)
  return (wrapped?.[1] ?? bare).trim()
}
