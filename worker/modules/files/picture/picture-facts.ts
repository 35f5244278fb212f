/** What a file says of itself, before orientation. `area` is in pixels, over all frames. */
export interface PictureFacts {
  width: number
  height: number
  frames: number
  area: number
}

export const stillFacts = (width: number, height: number): PictureFacts => ({
  width,
  height,
  frames: 1,
  area: width * height,
})
