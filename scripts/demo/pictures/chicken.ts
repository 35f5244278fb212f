import { bean, dot, grain, herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { tin } from './dishes.ts'
import { citrus, onionRing } from './foods.ts'
import { leaf, sprig } from './greens.ts'
import { scatter } from './scatter.ts'

const tray = { x: 560, y: 450, r: 320 }
const thigh = (
  x: number,
  y: number,
  angle: number,
  s = 1,
) => `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">
<path d="M-110 -20 C-110 -90 -30 -112 40 -92 C108 -76 124 0 96 56 C70 104 -20 104 -70 74 C-104 54 -112 20 -110 -20Z" fill="#1b120a" fill-opacity="0.3" transform="translate(8 14)"/>
<path d="M-110 -20 C-110 -90 -30 -112 40 -92 C108 -76 124 0 96 56 C70 104 -20 104 -70 74 C-104 54 -112 20 -110 -20Z" fill="#a85a1e"/>
<path d="M-100 -22 C-98 -80 -28 -100 38 -82 C96 -66 110 -4 86 44 C62 84 -16 86 -62 60 C-92 44 -102 14 -100 -22Z" fill="#cf8433"/>
<path d="M-70 -24 C-66 -66 -16 -78 34 -62 C76 -48 84 -4 62 24 C36 52 -20 52 -44 34 C-64 20 -72 2 -70 -24Z" fill="#e0a04c"/>
<path d="M-62 -36 q26 -38 80 -30" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="10" stroke-linecap="round"/>
${scatter(Math.round(angle) + 11, 26, { x: 0, y: -4, r: 84 }, dot('#7a3d14', 2, 5))}
${scatter(Math.round(angle) + 17, 12, { x: 0, y: -4, r: 74 }, herb(15, '#55803f'))}</g>`
const wedge = (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-58 10 Q0 -58 58 10 Q0 48 -58 10Z" fill="#1b120a" fill-opacity="0.22" transform="translate(4 8)"/><path d="M-58 10 Q0 -58 58 10 Q0 48 -58 10Z" fill="#c98f35"/><path d="M-52 8 Q0 -44 52 8 Q0 18 -52 8Z" fill="#f3d071"/></g>`

export const chickenPicture = () =>
  canvas(
    { color: '#51616b', grain: 'wood' },
    tin(110, 110, 900, 690, '#3b4247', '#6b4a2b'),
    scatter(2, 34, tray, dot('#8a5f31', 20, 50)),
    scatter(3, 26, { ...tray, r: 310 }, wedge),
    scatter(4, 12, { ...tray, r: 300 }, (x, y) => onionRing(x, y, 36, '#d6b3c8')),
    [
      [350, 310, -20],
      [640, 270, 30],
      [820, 470, 80],
      [560, 500, -50],
      [330, 580, 160],
      [700, 660, 10],
    ]
      .map(([x = 0, y = 0, angle = 0]) => thigh(x, y, angle))
      .join(''),
    [
      [480, 220, 54],
      [470, 400, 58],
      [730, 370, 52],
      [470, 680, 56],
      [880, 640, 50],
      [210, 450, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => citrus(x, y, r))
      .join(''),
    scatter(6, 24, { ...tray, r: 300 }, bean('#5d6b2c', 22)),
    scatter(7, 40, tray, grain('#4a3520', 6, 3)),
    sprig(220, 260, 120, 60),
    sprig(610, 380, 110, -20),
    sprig(790, 560, 120, 130),
    citrus(1110, 190, 76),
    leaf(1060, 400, 110, 60),
    leaf(1080, 420, 100, 110, '#6d9a50'),
    sprig(1050, 760, 130, -60),
  )
