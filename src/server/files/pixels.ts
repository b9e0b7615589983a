import { badInput } from '../http/httpError.ts'

const million = 1_000_000

/**
 * Each pixel that is shown takes memory of whoever looks on, in however few bytes it came.
 * @throws HttpError BAD_INPUT for a picture without any, or with too many
 */
export const checkPixels = (width: number, height: number, most: number): void => {
  const pixels = width * height
  if (pixels === 0) throw badInput('file.content')
  if (pixels > most) throw badInput('file.pixels', { limit: most / million })
}
