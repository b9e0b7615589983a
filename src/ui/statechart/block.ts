export interface Size {
  width: number
  height: number
}

/** A line of text; `y` is its baseline. */
export interface Line {
  text: string
  y: number
  /** `figure`: room for what is counted of a state. */
  kind: 'title' | 'tag' | 'item' | 'note' | 'figure'
  /** From the left. */
  indent: number
}

/** Text that is set, so that its room is known before it is drawn. */
export interface Block extends Size {
  lines: Line[]
}

export const fonts = {
  title: { size: 13, line: 18 },
  item: { size: 12, line: 16 },
  note: { size: 10.5, line: 14 },
  tag: { size: 10.5, line: 14 },
  figure: { size: 11, line: 20 },
} as const

/** Longer text is broken: within a box, and upon a line, where it keeps other lines apart. */
const most = { box: 200, line: 150, note: 190 }

/** As wide as what is counted of a state becomes, so that nothing moves with it. */
const figureRoom = 148

/** Between one item and the next. */
const gap = 3

const classes: readonly [RegExp, number][] = [
  [/[ijlI.,:;!'|]/, 0.27],
  [/[ tfr()[\]/-]/, 0.35],
  [/[mwMW@%→↻]/, 0.88],
  [/[A-Z&]/, 0.7],
]

const usual = 0.57

/** How much wider a title's weight is. */
const bolder = 1.06

/** Estimated by a little more than the usual fonts have, so that a drawing is the same wherever it is laid out. */
const widthOf = (text: string, size: number): number =>
  Array.from(text.normalize('NFD').replace(/\p{Mark}/gu, '')).reduce(
    (sum, letter) => sum + size * (classes.find(([among]) => among.test(letter))?.[1] ?? usual),
    0,
  )

const wrapped = (text: string, size: number, room: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    return lines.length > 0 && widthOf(longer, size) > room ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])

/** Before what keeps a state. */
const sign = '↻ '

/** What is said in one go, and below it, in small type, what a reader of machines asks besides. */
export interface Item {
  text: string
  notes: readonly string[]
}

interface Text {
  title?: string
  /** Room before the title, for what is pressed there. */
  mark?: number
  /** In small type below the title. */
  tags?: readonly string[]
  items: readonly Item[]
  /** With room for what is counted. */
  isCounted?: boolean
}

/** A title above what keeps a state, or without a title what leads on, broken into lines where it is long. */
export const blockOf = ({ title, mark = 0, tags = [], items, isCounted = false }: Text): Block => {
  const lines: Line[] = []
  let height = 0
  const hanging = title === undefined ? 0 : Math.ceil(widthOf(sign, fonts.item.size))
  const add = (text: string, kind: Line['kind'], room: number, indent: (isFirst: boolean) => number) => {
    const { size, line } = fonts[kind]
    wrapped(text, size, room).forEach((part, index) => {
      lines.push({ text: part, y: height + line - 4, kind, indent: indent(index === 0) })
      height += line
    })
  }
  if (title !== undefined) add(title, 'title', most.box, () => mark)
  for (const tag of tags) add(tag, 'tag', most.note, () => mark)
  if (isCounted) {
    const { line } = fonts.figure
    lines.push({ text: '', y: height + line - 6, kind: 'figure', indent: 0 })
    height += line
  }
  for (const item of items) {
    if (height > 0) height += gap
    if (title === undefined) add(item.text, 'item', most.line, () => 0)
    else add(sign + item.text, 'item', most.box, (isFirst) => (isFirst ? 0 : hanging))
    for (const note of item.notes) add(note, 'note', most.note, () => hanging)
  }
  const widths = lines.map(({ indent, text, kind }) => {
    if (kind === 'figure') return figureRoom
    const { size } = fonts[kind]
    return indent + widthOf(text, kind === 'title' ? size * bolder : size)
  })
  return { width: Math.ceil(Math.max(...widths)), height, lines }
}
