/** Where a line across at a height enters a shape and leaves it again. */
type Shape = (y: number) => number[]

const circle =
  (middleX: number, middleY: number, radius: number): Shape =>
  (y) => {
    const half = Math.sqrt(radius ** 2 - (y - middleY) ** 2)
    return half > 0 ? [middleX - half, middleX + half] : []
  }

/** A polygon of corners `x,y`. */
const polygon = (corners: string): Shape => {
  const points = corners.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number)
    return { x: x!, y: y! }
  })
  const edges = points.map((from, index) => ({ from, to: points.at(index - 1)! }))
  return (y) =>
    edges
      .filter(({ from, to }) => from.y > y !== to.y > y)
      .map(({ from, to }) => ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
}

const square =
  (left: number, top: number, width: number, height = width): Shape =>
  (y) =>
    y >= top && y < top + height ? [left, left + width] : []

/** Marks of the demo's companies on a square of 32: what lies in an odd number of a mark's shapes is drawn. */
export const marks = {
  bars: [square(5, 20, 4, 6), square(11, 15, 4, 11), square(17, 10, 4, 16), square(23, 5, 4, 21)],
  basket: [
    polygon('5,14 27,14 24,26 8,26'),
    polygon('8,13 14,5 16,6 11,13'),
    polygon('24,13 18,5 16,6 21,13'),
    square(11, 17, 2, 6),
    square(15, 17, 2, 6),
    square(19, 17, 2, 6),
  ],
  bird: [polygon('3,12 13,13 20,5 21,13 29,14 22,18 16,25 11,24 14,19')],
  blossom: [
    circle(16, 16, 2.2),
    circle(16, 9.5, 3.7),
    circle(22.2, 14, 3.7),
    circle(19.8, 21.3, 3.7),
    circle(12.2, 21.3, 3.7),
    circle(9.8, 14, 3.7),
  ],
  compass: [circle(16, 16, 11), circle(16, 16, 9), polygon('20,9 17.5,17.5 12,23 14.5,14.5')],
  crates: [square(11.5, 6, 9), square(6, 17, 9), square(17, 17, 9)],
  cross: [polygon('12,5 20,5 20,12 27,12 27,20 20,20 20,27 12,27 12,20 5,20 5,12 12,12')],
  equator: [circle(16, 16, 11), square(5.3, 14.5, 21.4, 3)],
  fast: [polygon('4,7 10,7 17,16 10,25 4,25 11,16'), polygon('14,7 20,7 27,16 20,25 14,25 21,16')],
  fish: [polygon('4,16 9,11 15,9 21,12 24,15 29,10 29,22 24,17 21,20 15,23 9,21'), circle(10, 15, 1.5)],
  gate: [polygon('5,27 5,14 9,8 16,5 23,8 27,14 27,27 21,27 21,16 16,11 11,16 11,27')],
  gem: [polygon('9,6 23,6 29,13 16,27 3,13'), polygon('10,13 22,13 16,21')],
  granary: [
    polygon('16,5 28,14 4,14'),
    polygon('8,16 24,16 22,23 10,23'),
    square(11, 23, 2.5, 4),
    square(18.5, 23, 2.5, 4),
  ],
  house: [polygon('16,5 28,15 24,15 24,26 8,26 8,15 4,15'), square(13, 18, 6, 8)],
  islands: [
    polygon('16,4 21.5,10 16,16 10.5,10'),
    polygon('9.5,15.5 15,21.5 9.5,27.5 4,21.5'),
    polygon('22.5,15.5 28,21.5 22.5,27.5 17,21.5'),
  ],
  leaf: [polygon('16,4 23,11 24,18 17,24 17,28 15,28 15,24 8,18 9,11'), square(15.3, 12, 1.4, 10)],
  lorry: [square(4, 9, 14, 12), polygon('19,13 24,13 28,17 28,21 19,21'), circle(9, 24.2, 2.5), circle(23, 24.2, 2.5)],
  lotus: [
    polygon('16,5 20.5,13 16,23 11.5,13'),
    polygon('4,12 10.5,14 15,25 8,21'),
    polygon('28,12 21.5,14 17,25 24,21'),
  ],
  parcel: [
    polygon('16,4.5 26.5,9.5 16,14.5 5.5,9.5'),
    polygon('5.5,11.7 15,16.2 15,27.5 5.5,22.5'),
    polygon('26.5,11.7 17,16.2 17,27.5 26.5,22.5'),
  ],
  people: [
    circle(10.5, 10, 4),
    circle(21.5, 10, 4),
    polygon('4,26 4,20 7,16 14,16 15.3,19 15.3,26'),
    polygon('28,26 28,20 25,16 18,16 16.7,19 16.7,26'),
  ],
  phone: [square(9, 4, 14, 24), square(11.5, 7.5, 9, 14), circle(16, 24.8, 1.4)],
  rings: [circle(16, 16, 11.5), circle(16, 16, 9.3), circle(16, 16, 6.8), circle(16, 16, 4.8), circle(16, 16, 2.3)],
  shield: [polygon('16,4 27,8 27,16 23,23 16,28 9,23 5,16 5,8'), polygon('10,15 12,13 15,16 20,11 22,13 15,20')],
  ship: [polygon('4,19.5 28,19.5 23,26.5 9,26.5'), polygon('15,4 15,17.5 6,17.5'), polygon('17,7 25,17.5 17,17.5')],
  shop: [polygon('7,6 25,6 29,14 3,14'), square(6, 15.5, 20, 11), square(9, 18, 7, 4.5), square(19, 18, 4, 8.5)],
  speech: [
    polygon('5,6 27,6 27,21 17,21 11,27 11,21 5,21'),
    circle(10.8, 13.5, 1.7),
    circle(16, 13.5, 1.7),
    circle(21.2, 13.5, 1.7),
  ],
  sprout: [
    polygon('15,18 7,16 4,8 13,9.5 16.5,15'),
    polygon('17,14 19,7.5 28,5 26,13 18,16'),
    polygon('15.2,19 17,17 17.2,28 14.8,28'),
  ],
  star: [polygon('16,3 19.5,12.5 29,16 19.5,19.5 16,29 12.5,19.5 3,16 12.5,12.5')],
  sun: [
    circle(16, 16, 5.5),
    square(15, 3.5, 2, 5),
    square(15, 23.5, 2, 5),
    square(3.5, 15, 5, 2),
    square(23.5, 15, 5, 2),
    polygon('6.5,7.9 7.9,6.5 11.4,10 10,11.4'),
    polygon('25.5,7.9 24.1,6.5 20.6,10 22,11.4'),
    polygon('6.5,24.1 7.9,25.5 11.4,22 10,20.6'),
    polygon('25.5,24.1 24.1,25.5 20.6,22 22,20.6'),
  ],
  thirds: [polygon('9,6 13,6 9,26 5,26'), polygon('16,6 20,6 16,26 12,26'), polygon('23,6 27,6 23,26 19,26')],
  ticket: [
    square(4, 9, 24, 14),
    polygon('4,13 7,16 4,19'),
    polygon('28,13 25,16 28,19'),
    square(18, 11, 1.6, 2.6),
    square(18, 14.7, 1.6, 2.6),
    square(18, 18.4, 1.6, 2.6),
  ],
  train: [
    polygon('9,4 23,4 25,7 25,20 22,23 10,23 7,20 7,7'),
    square(10, 8, 12, 6.5),
    circle(11.5, 18.7, 1.6),
    circle(20.5, 18.7, 1.6),
    polygon('7.5,28 10.5,24.5 13,24.5 10.5,28'),
    polygon('24.5,28 21.5,24.5 19,24.5 21.5,28'),
  ],
  tree: [polygon('16,4 23,13 19.5,13 26,22 17.5,22 17.5,28 14.5,28 14.5,22 6,22 12.5,13 9,13')],
  volcano: [polygon('3,26.5 12,11.5 14,13.5 16,11.5 18,13.5 20,11.5 29,26.5'), circle(16, 6.5, 2.5)],
  wallet: [polygon('5,7 24,7 24,10.5 27,10.5 27,25.5 5,25.5'), square(17.5, 15, 9.5, 6), circle(21, 18, 1.5)],
  warehouse: [
    polygon('16,5 28,12 28,26.5 4,26.5 4,12'),
    square(8, 16, 16, 2),
    square(8, 20, 16, 2),
    square(8, 24, 16, 2.5),
  ],
  waves: [
    polygon('4,10 10,6 16,10 22,6 28,10 28,13 22,9 16,13 10,9 4,13'),
    polygon('4,16.5 10,12.5 16,16.5 22,12.5 28,16.5 28,19.5 22,15.5 16,19.5 10,15.5 4,19.5'),
    polygon('4,23 10,19 16,23 22,19 28,23 28,26 22,22 16,26 10,22 4,26'),
  ],
  wheel: [
    circle(16, 16, 11.5),
    circle(16, 16, 9),
    circle(16, 16, 3),
    square(15, 8, 2, 4),
    square(15, 20, 2, 4),
    square(8, 15, 4, 2),
    square(20, 15, 4, 2),
  ],
} satisfies Record<string, readonly Shape[]>

export type Mark = keyof typeof marks

/** From where to where a line across at a height is drawn. */
export const spansOf = (mark: Mark, y: number): [from: number, to: number][] => {
  const ends = marks[mark].flatMap((crossed) => crossed(y)).toSorted((a, b) => a - b)
  return Array.from({ length: ends.length / 2 }, (_, index) => [ends[index * 2]!, ends[index * 2 + 1]!])
}

/** The mark that a picture's file is named after. */
export const markNamed = (file: string): Mark | undefined => {
  const name = file.replace(/\.png$/, '')
  return Object.hasOwn(marks, name) ? (name as Mark) : undefined
}
