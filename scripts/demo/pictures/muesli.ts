import { bean, berry, dot, grain } from './bits.ts'
import { canvas } from './canvas.ts'
import { bowl } from './dishes.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const inside = { x: 620, y: 450, r: 260 }
const applePiece = (x: number, y: number, angle: number) => `<g transform="translate(${x} ${y}) rotate(${angle})">
<path d="M-84 0 A84 84 0 0 1 84 0 Q0 46 -84 0Z" fill="#1b120a" fill-opacity="0.18" transform="translate(4 9)"/>
<path d="M-84 0 A84 84 0 0 1 84 0 Q0 46 -84 0Z" fill="#b8402e"/><path d="M-74 2 A74 74 0 0 1 74 2 Q0 40 -74 2Z" fill="#f8efcf"/>
<ellipse cx="-12" cy="8" rx="6" ry="10" fill="#6b4423"/><ellipse cx="14" cy="8" rx="6" ry="10" fill="#6b4423"/></g>`
const hazelnut = (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><circle cx="3" cy="6" r="24" fill="#1b120a" fill-opacity="0.2"/><circle r="24" fill="#a8682f"/><path d="M-22 -8 A24 24 0 0 1 22 -8 Q0 4 -22 -8Z" fill="#dcb684"/><circle cx="-8" cy="-14" r="4" fill="#fff" fill-opacity="0.6"/></g>`

export const muesliPicture = () =>
  canvas(
    { color: '#efd9b4', grain: 'wood' },
    bowl(620, 450, 345, '#5f8ea0', '#f4ead6'),
    scatter(2, 40, inside, dot('#fffaf0', 22, 48)),
    scatter(3, 130, inside, grain('#d9bd8a', 17, 11)),
    scatter(4, 90, inside, grain('#ecd9b0', 16, 10)),
    applePiece(520, 320, -30),
    applePiece(590, 285, -4),
    applePiece(665, 290, 24),
    scatter(6, 17, { x: 540, y: 560, r: 120 }, berry('#3f4f86', 29)),
    scatter(7, 9, { x: 750, y: 560, r: 100 }, hazelnut),
    scatter(8, 12, { x: 740, y: 420, r: 90 }, bean('#7a3b2b', 16)),
    leaf(600, 470, 74, -60, '#6d9a50'),
    leaf(606, 474, 68, 10, '#86b85c'),
    scatter(9, 50, inside, dot('#c9a468', 3, 6)),
    '<g transform="translate(1000 470) rotate(82)"><path d="M-60 20 H260" stroke="#1b120a" stroke-opacity="0.2" stroke-width="22" stroke-linecap="round"/><path d="M-40 0 H250" stroke="#b88a4c" stroke-width="20" stroke-linecap="round"/><ellipse cx="-90" cy="0" rx="84" ry="54" fill="#b88a4c"/><ellipse cx="-94" cy="-2" rx="64" ry="38" fill="#96693a"/></g>',
    scatter(11, 5, { x: 140, y: 230, r: 90 }, hazelnut),
    scatter(12, 6, { x: 130, y: 690, r: 90 }, berry('#3f4f86', 30)),
    scatter(13, 16, { x: 1100, y: 180, r: 80 }, grain('#d9bd8a', 17, 11)),
  )
