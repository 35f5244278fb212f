import { expect, it } from 'vitest'
import { contrast, parseHex } from '#worker/modules/colors/color.ts'
import { embedColors } from '#worker/modules/embeds/looks/embed-colors.ts'

/** The variables of a page, by day and by night. */
const looks = (background: string | null, accent: string | null) =>
  embedColors({ background, accents: [accent] })
    .split('@media')
    .map((part) => new Map([...part.matchAll(/--(\w+):(#[\da-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex])))

const parts = ['00', '33', '66', '99', 'cc', 'ff']
const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)))

it('whatever colors somebody chooses, every text of a page can be read', () => {
  const faults: string[] = []
  for (const background of colors) {
    for (const accent of ['#000000', '#ffffff', '#ffcc00', '#808080', background]) {
      for (const look of looks(background, accent)) {
        const page = parseHex(look.get('page') ?? '')
        for (const name of ['ink', 'muted', 'accent']) {
          const text = parseHex(look.get(name) ?? '')
          if (!page || !text || contrast(page, text) < 4.5) faults.push(`${background} ${accent} ${name}`)
        }
      }
    }
  }
  expect(faults).toEqual([])
})

it('colors that can be read stay as they were chosen', () => {
  const [day] = looks('#ffe0b2', '#7a1f00')
  expect([day?.get('page'), day?.get('accent')]).toEqual(['#ffe0b2', '#7a1f00'])
})

it('readers who want it dark get it dark; a page that is dark anyway stays', () => {
  const [day, night] = looks('#ffe0b2', null)
  expect(day?.get('page')).toBe('#ffe0b2')
  expect(contrast(parseHex(night?.get('page') ?? '') ?? [0, 0, 0], [255, 255, 255])).toBeGreaterThan(12)
  expect(looks('#223344', null)).toHaveLength(1)
})

it('what is no color changes nothing, and the first that is one is the accent', () => {
  expect(embedColors({ background: 'red;}</style>', accents: ['url(x)', '', '#123456'] })).toBe(
    embedColors({ background: null, accents: [null, '#123456'] }),
  )
})
