import { cube, dot, grain, herb } from './bits.ts'
import { canvas, softShadow, type Ground } from './canvas.ts'
import { board, bowl, pan } from './dishes.ts'
import { scatter } from './scatter.ts'

export const mixing = (ground: Ground, dish: string, content: string, lighter: string) =>
  canvas(
    ground,
    bowl(600, 450, 380, dish, content),
    scatter(3, 50, { x: 600, y: 450, r: 290 }, dot(lighter, 8, 34)),
    `<path d="M400 400 C440 250 720 230 800 380 C870 540 700 680 540 610 C420 550 470 410 590 400 C690 400 700 500 620 520" fill="none" stroke="${lighter}" stroke-width="34" stroke-linecap="round"/>`,
    spoon(610, 520, -38),
  )

export const dough = (ground: Ground, color: string) =>
  canvas(
    ground,
    scatter(2, 240, { x: 600, y: 460, r: 420 }, dot('#fffaf0', 2, 9)),
    '<ellipse cx="600" cy="480" rx="420" ry="340" fill="#fffaf0" fill-opacity="0.45"/>',
    softShadow(
      '<path d="M300 470 C290 300 440 210 610 220 C790 220 920 320 905 480 C890 650 760 710 600 705 C430 705 310 640 300 470Z"/>',
    ),
    `<path d="M300 470 C290 300 440 210 610 220 C790 220 920 320 905 480 C890 650 760 710 600 705 C430 705 310 640 300 470Z" fill="${color}"/>`,
    '<path d="M370 420 C400 310 520 265 640 275" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="26" stroke-linecap="round"/>',
    '<path d="M350 560 C440 470 560 600 690 500 C760 450 820 470 862 520" fill="none" stroke="#000" stroke-opacity="0.10" stroke-width="18" stroke-linecap="round"/>',
    scatter(5, 60, { x: 600, y: 460, r: 250 }, dot('#ffffff', 2, 6)),
  )

export const chopping = (ground: Ground, color: string, other: string) =>
  canvas(
    ground,
    board(140, 130, 920, 640, '#d3a066'),
    scatter(3, 54, { x: 430, y: 460, r: 210 }, (x, y, angle, random) =>
      cube(color, 34 + random() * 16, 9)(x, y, angle),
    ),
    scatter(4, 60, { x: 700, y: 560, r: 130 }, herb(34, other)),
    `<g transform="translate(640 250) rotate(18)"><path d="M10 20 H330 Q300 90 40 96Z" fill="#1b120a" fill-opacity="0.25"/><path d="M0 0 H320 Q290 70 30 76 Q0 40 0 0Z" fill="#d5dade"/><path d="M0 0 H320 Q312 20 296 34 H12Z" fill="#b3bac0"/><rect x="316" y="-10" width="190" height="48" rx="24" fill="#3b2a22"/><circle cx="370" cy="14" r="6" fill="#8a7a6e"/><circle cx="450" cy="14" r="6" fill="#8a7a6e"/></g>`,
  )

export const frying = (ground: Ground, base: string, color: string, other: string) =>
  canvas(
    ground,
    pan(560, 450, 380, base, 24),
    scatter(2, 70, { x: 560, y: 450, r: 300 }, (x, y, angle, random) =>
      cube(color, 30 + random() * 22, 10)(x, y, angle),
    ),
    scatter(3, 40, { x: 560, y: 450, r: 290 }, grain(other, 22, 9)),
    scatter(
      4,
      60,
      { x: 560, y: 450, r: 310 },
      (x, y, _angle, random) =>
        `<circle cx="${x}" cy="${y}" r="${4 + random() * 9}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="3"/>`,
    ),
    spoon(560, 400, -60),
  )

const spoon = (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 14 H520" stroke="#1b120a" stroke-opacity="0.22" stroke-width="34" stroke-linecap="round"/><path d="M0 0 H520" stroke="#b07a44" stroke-width="32" stroke-linecap="round"/><ellipse cx="-10" rx="96" ry="60" fill="#b07a44"/><ellipse cx="-14" cy="-4" rx="74" ry="42" fill="#8f5f31"/><path d="M90 -8 H500" stroke="#fff" stroke-opacity="0.25" stroke-width="7" stroke-linecap="round"/></g>`
