/** At least, at most, or both. */
export interface Bounds {
  least?: number | undefined
  most?: number | undefined
}

/** What a serving has of a property. */
export interface PropertyBounds extends Bounds {
  type: number
}

/** In an address: `12:20..600`, with or without one of its ends. */
export function parsePropertyBounds(text: string): PropertyBounds | null {
  const [, type, least = '', most = ''] =
    /^(\d{1,10}):(\d{1,9}(?:\.\d{1,9})?)?\.\.(\d{1,9}(?:\.\d{1,9})?)?$/.exec(text) ?? []
  if (!type || (!least && !most)) return null
  return { type: Number(type), least: amountOf(least), most: amountOf(most) }
}

const amountOf = (text: string) => (text === '' ? undefined : Number(text))

export const writePropertyBounds = ({ type, least, most }: PropertyBounds) =>
  `${type}:${least === undefined ? '' : writeAmount(least)}..${most === undefined ? '' : writeAmount(most)}`

/** As the API reads it: up to nine decimals and no exponent. */
export const writeAmount = (amount: number) => amount.toFixed(9).replace(/\.?0+$/, '')
