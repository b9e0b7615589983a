/** The keys of a row, plain and with shift; each row begins half a key to the right of the one above. */
const rows = ['`1234567890-=', ' qwertyuiop[]\\', " asdfghjkl;'", ' zxcvbnm,./']
const shifted = ['~!@#$%^&*()_+', ' QWERTYUIOP{}|', ' ASDFGHJKL:"', ' ZXCVBNM<>?']

const places = new Map(
  [rows, shifted].flatMap((layer) =>
    layer.flatMap((row, y) => Array.from(row, (sign, x): [string, [number, number]] => [sign, [x, y]])),
  ),
)

/** Whether a finger goes from one key to the other without passing a third, or stays. */
const areNear = (one: string, other: string): boolean => {
  const [from, to] = [places.get(one), places.get(other)]
  if (!from || !to) return false
  const [right, down] = [to[0] - from[0], to[1] - from[1]]
  return Math.abs(down) <= 1 && Math.abs(right) <= 1 && (down === 0 || right * down <= 0)
}

/** Keys that make a stretch. */
const stretch = 3

/** How many signs of a password are not typed along the keys: one stretch of neighbours after the other. */
export const straySigns = (password: string): number => {
  const lengths: number[] = []
  let before = ''
  for (const sign of password) {
    if (areNear(before, sign)) lengths[lengths.length - 1]! += 1
    else lengths.push(1)
    before = sign
  }
  return lengths.filter((length) => length < stretch).reduce((sum, length) => sum + length, 0)
}
