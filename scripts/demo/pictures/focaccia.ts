import { dot, grain } from './bits.ts'
import { canvas } from './canvas.ts'
import { bowl, tin } from './dishes.ts'
import { tomato } from './foods.ts'
import { sprig } from './greens.ts'
import { scatter } from './scatter.ts'

const crumb = { x: 500, y: 455, r: 240 }
const dimple = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="34" ry="28" fill="#a8662a" fill-opacity="0.45"/><ellipse cx="${x + 4}" cy="${y + 6}" rx="24" ry="18" fill="#e8c352" fill-opacity="0.75"/>`
const rows = (dx: number, dy: number) =>
  [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => ({ x: 225 + dx + column * 108 + (row % 2) * 30, y: 280 + dy + row * 116 })),
  )

export const focacciaPicture = () =>
  canvas(
    { color: '#6e7f78', grain: 'wood' },
    tin(90, 150, 830, 610, '#8d9296', '#dca04a'),
    '<rect x="130" y="192" width="750" height="530" rx="34" fill="#f0c477" fill-opacity="0.55"/>',
    rows(0, 0)
      .map(({ x, y }) => dimple(x, y))
      .join(''),
    [
      [255, 345],
      [470, 300],
      [700, 370],
      [350, 520],
      [580, 545],
      [790, 580],
      [240, 640],
      [480, 660],
      [805, 300],
    ]
      .map(([x = 0, y = 0]) => tomato(x, y, 38))
      .join(''),
    [
      [320, 240, 20],
      [560, 400, 70],
      [180, 470, -30],
      [640, 640, 10],
      [350, 430, 120],
      [720, 470, -60],
      [360, 640, 160],
    ]
      .map(([x = 0, y = 0, angle = 0]) => sprig(x, y, 82, angle))
      .join(''),
    scatter(4, 70, crumb, dot('#fffaf0', 3, 6)),
    scatter(9, 26, crumb, grain('#8a5522', 9, 3)),
    bowl(1050, 250, 120, '#f2ede2', '#c9b037'),
    '<ellipse cx="1020" cy="215" rx="34" ry="20" fill="#fff" fill-opacity="0.35"/>',
    sprig(965, 640, 210, -28),
    sprig(985, 745, 170, -12),
  )
