import { cube, dot, grain } from './bits.ts'
import { canvas, roundShadow } from './canvas.ts'
import { pan } from './dishes.ts'
import { egg } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const sauce = { x: 560, y: 450, r: 290 }
const slice = (x: number, y: number, angle: number) => `<g transform="translate(${x} ${y}) rotate(${angle})">
<path d="M-120 -60 C-130 -110 -60 -118 0 -110 C60 -118 130 -110 120 -60 C112 -20 116 60 108 96 C60 108 -60 108 -108 96 C-116 60 -112 -20 -120 -60Z" fill="#1b120a" fill-opacity="0.25" transform="translate(10 16)"/>
<path d="M-120 -60 C-130 -110 -60 -118 0 -110 C60 -118 130 -110 120 -60 C112 -20 116 60 108 96 C60 108 -60 108 -108 96 C-116 60 -112 -20 -120 -60Z" fill="#b06f32"/>
<path d="M-104 -58 C-110 -96 -54 -100 0 -94 C54 -100 110 -96 104 -58 C96 -20 100 50 94 80 C52 90 -52 90 -94 80 C-100 50 -96 -20 -104 -58Z" fill="#f2dcb0"/>
${scatter(angle + 7, 22, { x: 0, y: -6, r: 76 }, dot('#dcb87f', 4, 9))}</g>`

export const shakshukaPicture = () =>
  canvas(
    { color: '#e3c9a4', grain: 'wood' },
    pan(560, 450, 370, '#a92a17', 28),
    scatter(3, 60, sauce, dot('#c9452a', 16, 38)),
    scatter(4, 40, sauce, dot('#8f1f10', 8, 20)),
    scatter(6, 26, sauce, grain('#e0703a', 26, 10)),
    [
      [450, 335, 104],
      [690, 360, 98],
      [430, 570, 100],
      [665, 590, 106],
    ]
      .map(([x = 0, y = 0, r = 0]) => egg(x, y, r))
      .join(''),
    scatter(8, 22, { ...sauce, r: 280 }, (x, y, angle, random) => cube('#fbf7ec', 20 + random() * 16)(x, y, angle)),
    [
      [560, 460, -30],
      [575, 430, 40],
      [330, 450, 100],
      [560, 270, 10],
      [790, 480, 80],
      [540, 690, 200],
      [330, 300, 220],
    ]
      .map(([x = 0, y = 0, angle = 0]) => leaf(x, y, 64, angle, '#568f45'))
      .join(''),
    scatter(9, 80, sauce, dot('#2b1a10', 2, 4)),
    roundShadow(160, 160, 60, 0.1),
    slice(1040, 250, 14),
    slice(150, 190, -18),
  )
