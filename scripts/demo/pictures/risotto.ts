import { dot, grain, herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { plate } from './dishes.ts'
import { mushroom } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const mound = { x: 600, y: 450, r: 250 }
const shard = (x: number, y: number, angle: number, random: () => number) => {
  const l = 36 + random() * 34
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M${-l} -8 L${l} -14 L${l * 0.8} 10 L${-l * 0.7} 14Z" fill="#fbeebb" stroke="#d9bd6f" stroke-width="2"/>`
}

export const risottoPicture = () =>
  canvas(
    { color: '#3c4a3d', grain: 'wood' },
    plate(600, 450, 400, '#f4efe6'),
    '<circle cx="604" cy="460" r="278" fill="#cfae72"/>',
    '<circle cx="600" cy="452" r="272" fill="#e6cf9a"/>',
    scatter(2, 330, mound, grain('#f6e8c4', 15, 8)),
    scatter(3, 120, mound, grain('#d9bb7d', 14, 6)),
    scatter(4, 60, { ...mound, r: 235 }, dot('#8a6240', 3, 7)),
    [
      [470, 350, 92, -20],
      [640, 300, 80, 15],
      [760, 420, 96, 60],
      [690, 570, 88, 130],
      [520, 580, 100, 200],
      [430, 480, 78, -70],
      [600, 440, 108, 10],
    ]
      .map(([x = 0, y = 0, s = 0, angle = 0]) => mushroom(x, y, s, angle, x % 4 ? '#a97b4f' : '#c29a6b'))
      .join(''),
    scatter(6, 18, { ...mound, r: 215 }, shard),
    scatter(7, 60, mound, herb(20, '#5f8f42')),
    [
      [590, 250, 10],
      [390, 560, 120],
      [800, 530, -20],
    ]
      .map(([x = 0, y = 0, angle = 0]) => leaf(x, y, 70, angle, '#5f8f42'))
      .join(''),
    scatter(8, 50, mound, dot('#1f1712', 2, 4)),
    mushroom(140, 200, 110, -25),
    mushroom(230, 320, 74, 30, '#8f6a48'),
    mushroom(1070, 720, 104, 24, '#c29a6b'),
    leaf(1010, 170, 120, -30, '#55803f'),
    leaf(1050, 190, 100, 20, '#6d9a50'),
  )
