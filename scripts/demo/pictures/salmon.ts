import { bean, dot, grain, herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { bowl, plate } from './dishes.ts'
import { citrus } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const fillet = (x: number, y: number, angle: number) => `<g transform="translate(${x} ${y}) rotate(${angle})">
<path d="M-190 -62 C-120 -96 90 -92 168 -62 C206 -40 206 30 170 56 C80 92 -110 92 -186 60 C-214 34 -214 -38 -190 -62Z" fill="#1b120a" fill-opacity="0.26" transform="translate(10 16)"/>
<path d="M-190 -62 C-120 -96 90 -92 168 -62 C206 -40 206 30 170 56 C80 92 -110 92 -186 60 C-214 34 -214 -38 -190 -62Z" fill="#c4622f"/>
<path d="M-184 -56 C-116 -86 88 -82 162 -56 C194 -36 194 22 160 42 C76 74 -104 74 -178 46 C-202 26 -202 -34 -184 -56Z" fill="#ee8d55"/>
<g fill="none" stroke="#fbc49c" stroke-width="8" stroke-linecap="round"><path d="M-130 -66 q26 60 0 124 M-72 -74 q30 70 0 140 M-12 -76 q32 74 0 144 M50 -74 q30 70 0 138 M110 -66 q26 60 2 118"/></g>
<path d="M-150 -58 q150 -34 290 4" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="10" stroke-linecap="round"/>
${scatter(angle + 60, 60, { x: -6, y: -6, r: 120 }, (x, y, turn) => grain('#fff4d8', 7, 4)(x * 1.3, y * 0.45, turn))}
${scatter(angle + 80, 22, { x: -6, y: -4, r: 110 }, (x, y, turn) => grain('#2b211c', 7, 4)(x * 1.3, y * 0.45, turn))}</g>`

export const salmonPicture = () =>
  canvas(
    { color: '#d7dfd4', grain: 'stone' },
    plate(540, 450, 390, '#3f5a66'),
    scatter(2, 170, { x: 400, y: 540, r: 135 }, grain('#fdf8ea', 17, 8)),
    scatter(3, 110, { x: 400, y: 540, r: 120 }, grain('#e9e0c8', 17, 7)),
    scatter(4, 22, { x: 690, y: 600, r: 120 }, (x, y, angle, random) =>
      leaf(x, y, 96 + random() * 50, angle, random() > 0.5 ? '#4f8a45' : '#78a850'),
    ),
    scatter(5, 14, { x: 690, y: 600, r: 110 }, bean('#9cc560', 20)),
    fillet(560, 350, -10),
    scatter(7, 26, { x: 560, y: 440, r: 240 }, herb(22, '#5f9a48')),
    scatter(8, 40, { x: 690, y: 600, r: 120 }, dot('#fff4d8', 3, 5)),
    bowl(1040, 230, 116, '#22333b', '#4a2414'),
    '<ellipse cx="1010" cy="196" rx="40" ry="22" fill="#fff" fill-opacity="0.22"/>',
    citrus(1040, 560, 84),
    citrus(1100, 680, 62),
    '<g stroke-linecap="round" stroke-width="15"><path d="M70 130 L1150 870" stroke="#1b120a" stroke-opacity="0" /><path d="M62 640 L120 884" stroke="#8a5a34"/><path d="M108 632 L154 884" stroke="#a06c40"/></g>',
  )
