import { dot, grain, herb } from './bits.ts'
import { canvas, roundShadow } from './canvas.ts'
import { bowl } from './dishes.ts'
import { citrus } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const pot = { x: 650, y: 430, r: 260 }
const bread = { x: 225, y: 590, r: 150 }

export const dalPicture = () =>
  canvas(
    { color: '#27485a', grain: 'stone' },
    roundShadow(225, 600, 200, 0.3),
    '<path d="M40 560 C60 420 190 370 300 400 C420 430 460 560 400 680 C340 800 170 820 90 740 C40 690 30 620 40 560Z" fill="#e2b778"/>',
    '<path d="M70 565 C90 450 200 405 295 432 C395 460 425 560 375 660 C325 760 180 775 112 708 C75 670 62 615 70 565Z" fill="#f0d09a"/>',
    scatter(3, 16, bread, dot('#b27a3c', 8, 22)),
    scatter(8, 20, bread, herb(16)),
    bowl(650, 430, 340, '#c9652f', '#dd9a2b'),
    scatter(11, 210, pot, grain('#f0bf57', 11, 8)),
    scatter(12, 90, { ...pot, r: 240 }, grain('#c27f1e', 10, 7)),
    '<path d="M520 330 q120 -90 240 10 q60 110 -70 170 q-130 20 -150 -60 q10 -70 90 -60" fill="none" stroke="#a8321a" stroke-width="22" stroke-opacity="0.55" stroke-linecap="round"/>',
    scatter(15, 42, { ...pot, r: 210 }, grain('#5a3416', 10, 4)),
    scatter(16, 16, { ...pot, r: 200 }, dot('#c43a1c', 8, 14)),
    [
      [600, 400, 20],
      [660, 370, 80],
      [720, 430, 150],
      [640, 470, -40],
      [560, 470, 200],
      [700, 520, 60],
    ]
      .map(([x = 0, y = 0, angle = 0]) => leaf(x, y, 74, angle, '#5d9a48'))
      .join(''),
    citrus(1060, 690, 92, '#8db43c', '#d3e38f'),
    citrus(1010, 190, 62, '#8db43c', '#d3e38f'),
    '<path d="M960 420 q60 -70 150 -60 q40 10 30 26 q-90 -6 -160 54 q-30 10 -20 -20z" fill="#c4351f"/><path d="M1136 368 q26 -10 40 -34" stroke="#557a35" stroke-width="12" fill="none" stroke-linecap="round"/>',
  )
