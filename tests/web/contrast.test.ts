import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, parseHex } from '#worker/modules/colors/color.ts'

const css = readFileSync('web/tokens.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
)
const themes = ['light', 'dark'] as const

function ratio(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [one, other] = [text, ground].map((name) => parseHex(tokens.get(name)?.[theme] ?? ''))
  if (!one || !other) throw new Error(`No token ${text} or ${ground} in web/tokens.css`)
  return contrast(one, other)
}

const grounds = ['page', 'surface', 'raised', 'sunken']
const anywhere = ['ink', 'muted', 'primary-strong', 'secondary-strong', 'error', 'info', 'success-strong']
const together: [string, string][] = [
  ...anywhere.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ['on-primary', 'primary-strong'],
  ['ink', 'primary-soft'],
  ['muted', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['ink', 'secondary-soft'],
  ['secondary-strong', 'secondary-soft'],
  ['ink', 'success-soft'],
  ['success-strong', 'success-soft'],
  ['ink', 'info-soft'],
  ['info', 'info-soft'],
  ['ink', 'warning-soft'],
  ['warning-strong', 'warning-soft'],
  ['warning-strong', 'surface'],
  ['on-warning', 'warning'],
  ['ink', 'error-soft'],
  ['error', 'error-soft'],
  ['on-error', 'error'],
  ['page', 'ink'],
]

for (const theme of themes) {
  test.each(together)(`in the ${theme} theme %s can be read on %s`, (text, ground) => {
    expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    grounds.flatMap(
      (ground) =>
        [
          ['edge', ground],
          ['focus', ground],
        ] as const,
    ),
  )(`in the ${theme} theme the outline %s can be seen on %s`, (line, ground) => {
    expect(ratio(line, ground, theme)).toBeGreaterThanOrEqual(3)
  })
}
