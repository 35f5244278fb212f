import { randomFrom } from './random-from.ts'

type Disc = { x: number; y: number; r: number }
type Draw = (x: number, y: number, angle: number, random: () => number) => string

/** A sunflower spiral with jitter: even, but not in rows. */
export function scatter(seed: number, count: number, { x, y, r }: Disc, draw: Draw): string {
  const random = randomFrom(seed)
  const things = Array.from({ length: count }, (_, n) => {
    const distance = r * Math.sqrt((n + 0.5) / count) * (0.9 + random() * 0.2)
    const turn = n * 2.399963 + random() * 0.5
    return draw(x + Math.cos(turn) * distance, y + Math.sin(turn) * distance, random() * 360, random)
  })
  return things.join('')
}
