import { bean, cube, dot, herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { board, bowl } from './dishes.ts'
import { citrus, onionRing } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const half = 'M-210 0 A210 210 0 0 1 210 0 L200 34 Q0 70 -200 34Z'
const taco = (
  x: number,
  y: number,
  angle: number,
  seed: number,
) => `<g transform="translate(${x} ${y}) rotate(${angle})">
<path d="${half}" fill="#1b120a" fill-opacity="0.3" transform="translate(10 20)"/>
<path d="M-206 -8 A206 206 0 0 1 206 -8 Z" fill="#dcae62" transform="translate(0 -16)"/>
<path d="M-196 -10 A196 196 0 0 1 196 -10 Z" fill="#f0cf8d" transform="translate(0 -14)"/>
${scatter(seed, 16, { x: 0, y: 0, r: 150 }, (a, b, turn) => leaf(a * 1.05, -58 - Math.abs(b) * 0.35, 64, turn, turn > 180 ? '#5f9a48' : '#86b85c'))}
${scatter(seed + 1, 46, { x: 0, y: 0, r: 150 }, (a, b, turn) => bean('#33211f', 15)(a * 1.08, -34 - Math.abs(b) * 0.3, turn))}
${scatter(seed + 2, 14, { x: 0, y: 0, r: 140 }, (a, b, turn) => cube('#e2583a', 26, 7)(a * 1.05, -40 - Math.abs(b) * 0.34, turn))}
${scatter(seed + 3, 9, { x: 0, y: 0, r: 140 }, (a, b) => onionRing(a * 1.05, -46 - Math.abs(b) * 0.3, 22, '#c94a86'))}
${scatter(seed + 4, 14, { x: 0, y: 0, r: 140 }, (a, b, turn) => cube('#fbf7ec', 18, 5)(a * 1.05, -40 - Math.abs(b) * 0.36, turn))}
<path d="M-210 0 Q0 -34 210 0 A210 130 0 0 1 -210 0Z" fill="#c9924a"/>
<path d="M-204 2 Q0 -26 204 2 A204 122 0 0 1 -204 2Z" fill="#efc77f"/>
${scatter(seed + 5, 9, { x: 0, y: 50, r: 90 }, (a, b, turn, random) => dot('#c48a40', 8, 17)(a * 1.4, b * 0.6 + 14, turn, random))}
${scatter(seed + 6, 10, { x: 0, y: -60, r: 120 }, herb(20, '#4f8a3c'))}</g>`

export const tacosPicture = () =>
  canvas(
    { color: '#2f7f86', grain: 'stone' },
    board(70, 90, 790, 720),
    taco(440, 290, -10, 3),
    taco(470, 510, 4, 23),
    taco(430, 730, -6, 43),
    bowl(1030, 240, 140, '#f3ecdd', '#d97fae'),
    scatter(61, 16, { x: 1030, y: 240, r: 82 }, (x, y, _angle, random) =>
      onionRing(x, y, 24 + random() * 14, '#c94a86'),
    ),
    bowl(1040, 560, 124, '#e9b949', '#9cbf5a'),
    scatter(71, 22, { x: 1040, y: 560, r: 82 }, dot('#b9d47c', 8, 18)),
    scatter(72, 16, { x: 1040, y: 560, r: 82 }, herb(18, '#4f7d3a')),
    citrus(960, 770, 66, '#8db43c', '#d3e38f'),
    citrus(1095, 790, 54, '#8db43c', '#d3e38f'),
  )
