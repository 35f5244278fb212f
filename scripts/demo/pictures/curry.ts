import { bean, coin, cube, dot, grain, herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { bowl } from './dishes.ts'
import { citrus, onionRing } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const sauce = { x: 470, y: 450, r: 270 }
const rice = { x: 980, y: 560, r: 140 }

export const curryPicture = () =>
  canvas(
    { color: '#c9a26b', grain: 'cloth' },
    bowl(470, 450, 350, '#2d3b44', '#9dbb6a'),
    scatter(2, 40, sauce, dot('#b5cd85', 16, 40)),
    scatter(3, 60, sauce, dot('#d9e3ae', 5, 12)),
    scatter(4, 12, { ...sauce, r: 235 }, coin('#4a2a4f', '#efe3b8', 50)),
    scatter(5, 14, { ...sauce, r: 225 }, (x, y, angle) => cube('#f7e8c2', 70, 12)(x, y, angle)),
    scatter(6, 26, sauce, bean('#6fa344', 22)),
    scatter(7, 14, { ...sauce, r: 230 }, (x, y) => onionRing(x, y, 20, '#c93a22')),
    scatter(8, 34, sauce, dot('#5f8f42', 3, 6)),
    [
      [450, 400, -20],
      [490, 430, 40],
      [430, 470, 120],
      [530, 380, -70],
      [320, 330, 200],
      [640, 560, 30],
    ]
      .map(([x = 0, y = 0, angle = 0]) => leaf(x, y, 92, angle, '#3f7a4a'))
      .join(''),
    bowl(980, 560, 180, '#efe6d6', '#e9e0c8'),
    scatter(11, 190, rice, grain('#fffaf0', 14, 7)),
    scatter(12, 70, { ...rice, r: 125 }, grain('#f1e8d2', 14, 6)),
    scatter(13, 10, { ...rice, r: 90 }, herb(18, '#3f7a4a')),
    citrus(960, 210, 86, '#8db43c', '#d3e38f'),
    citrus(1090, 270, 58, '#8db43c', '#d3e38f'),
    leaf(90, 110, 130, 30, '#3f7a4a'),
    leaf(110, 120, 110, 80, '#56935c'),
  )
