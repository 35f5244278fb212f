/** What stands within a paragraph: text, and marks for ingredients "@", cookware "#" and timers "~". */
export type CooklangPiece = { text: string } | CooklangMark

export interface CooklangMark {
  sign: '@' | '#' | '~'
  /** Signs of extensions: "?" optional, "&" more of an earlier one, "-" hidden, "+" a new one. */
  modifiers: string
  /** With "&": made in an earlier step, as "(~1)". */
  isResult: boolean
  name: string
  /** What the text calls it. */
  alias: string
  /** As "1 1/2%cups", or null where it has no brackets. */
  quantity: string | null
  note: string
}

/** A mark runs to its brackets, else over one word; before its sign stands neither letter nor backslash. */
export function cooklangPieces(paragraph: string): CooklangPiece[] {
  const pieces: CooklangPiece[] = []
  let from = 0
  const addText = (to: number) => {
    const text = paragraph.slice(from, to).replace(/\\([@#~{}[\]\\-])/g, '$1')
    if (text) pieces.push({ text })
  }
  for (const match of paragraph.matchAll(MARK)) {
    const { sign, modifiers = '', result, long, word, quantity, note = '' } = match.groups ?? {}
    const [name = '', alias = ''] = (long ?? word ?? '').split('|').map((one) => one.trim())
    if (!isSign(sign) || (name === '' && sign !== '~')) continue
    addText(match.index)
    from = match.index + match[0].length
    pieces.push({
      sign,
      modifiers,
      isResult: result !== undefined,
      name,
      alias: alias || name,
      quantity: long === undefined ? null : (quantity ?? ''),
      note: note.slice(1, -1).trim(),
    })
  }
  addText(paragraph.length)
  return pieces
}

const isSign = (sign: string | undefined): sign is CooklangMark['sign'] => sign === '@' || sign === '#' || sign === '~'

const MARK =
  /(?<![\p{L}\p{N}\\])(?<sign>[@#~])(?<modifiers>[?&+@-]{0,4})(?<result>\([=~]*[\d]+\))?(?:(?<long>[^@#~{}\n]*?)\{(?<quantity>[^{}]*)\}|(?<word>(?:\.{1,2}\/)?(?:\p{L}|\p{N}{1,4}\p{L}|\p{Extended_Pictographic}\ufe0f?)[\p{L}\p{M}\p{N}_'’/-]*))(?<note>\([^()]*\))?/gu
