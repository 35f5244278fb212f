import { berry, dot } from './bits.ts'
import { canvas, softShadow } from './canvas.ts'
import { bowl, plate } from './dishes.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const middle = { x: 560, y: 460 }
const at = (turn: number, r: number) =>
  `${middle.x + Math.cos((turn * Math.PI) / 180) * r} ${middle.y + Math.sin((turn * Math.PI) / 180) * r}`
const cut = (r: number, from: number, to: number) =>
  `M${middle.x} ${middle.y} L${at(to, r)} A${r} ${r} 0 1 1 ${at(from, r)}Z`
const crack = (turn: number) =>
  `<path d="M${at(turn, 120)} Q${at(turn + 12, 180)} ${at(turn + 4, 238)}" fill="none" stroke="#2a130b" stroke-width="7" stroke-linecap="round" stroke-opacity="0.85"/>`

export const chocolateCakePicture = () =>
  canvas(
    { color: '#d9a7a0', grain: 'stone' },
    plate(560, 460, 400, '#f6f1ea'),
    softShadow(`<path d="${cut(300, -6, 46)}"/>`),
    `<path d="${cut(300, -6, 46)}" fill="#3a1b10"/>`,
    `<path d="${cut(288, -5, 45)}" fill="#5a2c1a"/>`,
    `<path d="${cut(262, -3, 43)}" fill="#64331f"/>`,
    [70, 120, 165, 215, 260, 310, 335].map(crack).join(''),
    scatter(4, 90, { ...middle, r: 250 }, dot('#7a4128', 2, 7)),
    `<path d="M${at(0, 20)} L${at(-6, 300)} L${at(46, 300)}Z" fill="#f6f1ea"/><path d="M${at(-6, 0)} L${at(-6, 300)}" stroke="#2a130b" stroke-width="10"/><path d="M${at(46, 0)} L${at(46, 300)}" stroke="#2a130b" stroke-width="10"/>`,
    scatter(6, 11, { x: 470, y: 400, r: 110 }, berry('#c22a4d', 27)),
    leaf(430, 330, 86, -60, '#5f9148'),
    leaf(440, 336, 78, 10, '#78a850'),
    scatter(7, 240, { x: 480, y: 470, r: 230 }, dot('#ffffff', 1.5, 3.5)),
    scatter(8, 6, { x: 740, y: 610, r: 60 }, dot('#4a2416', 3, 9)),
    scatter(9, 5, { x: 860, y: 370, r: 44 }, berry('#c22a4d', 25)),
    bowl(1070, 720, 140, '#8a4a4a', '#fbf6ec'),
    '<path d="M1010 730 q30 -60 80 -30 q50 30 10 70 q-40 24 -60 -10 q-6 -30 30 -26" fill="none" stroke="#e6dccb" stroke-width="16" stroke-linecap="round"/>',
    scatter(12, 4, { x: 1060, y: 180, r: 70 }, berry('#a81f40', 30)),
    leaf(1010, 130, 96, 160, '#5f9148'),
  )
