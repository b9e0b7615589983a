import { hasLapsed } from '../../../machines/session/lapse.ts'
import { begun } from '../../data/begun.ts'
import { recall } from '../../data/persisted.ts'
import { portal } from '../../data/portal.ts'
import type { FirstCell, FirstColumn, FirstRows } from '../../shared/endpoints/firstRows.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { mobileMedia } from '../../shared/mobile/width.ts'

type Content = (Node | string)[]

const made = <K extends keyof HTMLElementTagNameMap>(name: K, classes: string, ...content: Content) => {
  const element = document.createElement(name)
  element.className = classes
  element.append(...content)
  return element
}

const linkTo = (href: string, content: Node | string) => Object.assign(made('a', '', content), { href })

/** As React will draw it, with what is there before React is. */
const drawing = (timeZone: string | null) => {
  const content = (cell: FirstCell): Node | string => {
    if (cell === null) return '—'
    if (typeof cell === 'string') return cell
    if ('instant' in cell) return formatInstant(cell.instant, document.documentElement.lang, timeZone)
    return made('span', `badge ${cell.intent}`, cell.text)
  }

  const strip = ({ tabs }: FirstRows): Content =>
    tabs.length === 0
      ? []
      : [made('div', 'tabs', ...tabs.map(({ label, isChosen }) => made('span', isChosen ? 'chosen' : '', label)))]

  const classesOf = ({ isNumeric, most }: FirstColumn) => [isNumeric && 'end', most].filter(Boolean).join(' ')

  const table = ({ isChoosable, columns, rows }: FirstRows) => {
    const mark = (name: 'td' | 'th') => (isChoosable ? [made(name, 'mark')] : [])
    const head = columns.map((column) =>
      made('th', column.isNumeric ? 'end' : '', made('span', column.isSorted ? 'sorted' : '', column.header)),
    )
    const body = rows.map(({ href, cells }) => {
      const cellAt = (cell: FirstCell, index: number) =>
        made('td', classesOf(columns[index]!), index === 0 ? linkTo(href, content(cell)) : content(cell))
      return made('tr', '', ...mark('td'), ...cells.map(cellAt))
    })
    return made('table', '', made('thead', '', made('tr', '', ...mark('th'), ...head)), made('tbody', '', ...body))
  }

  const cards = ({ cards: all, facts: labels }: FirstRows) =>
    all.map(({ href, name, head, facts }) => {
      const factAt = (fact: FirstCell, index: number) =>
        made('div', '', made('dt', '', labels[index]!), made('dd', '', content(fact)))
      const above = made('div', 'head', ...head.map((cell) => made('span', '', content(cell))))
      return made('li', '', above, linkTo(href, content(name)), made('dl', '', ...facts.map(factAt)))
    })

  return {
    narrow: (told: FirstRows) => [...strip(told), made('div', ''), made('ul', '', ...cards(told))],
    wide: (told: FirstRows) => [
      made('div', 'tools skeleton-bone'),
      ...(told.above.views ? [made('div', 'views')] : []),
      made('div', ''),
      ...(told.above.summary ? [made('div', 'summary')] : []),
      made('div', 'skeleton-card', ...strip(told), table(told)),
    ],
  }
}

/** Writes the first rows of a list in the place of its skeleton, as soon as they are told and while the scripts that draw them are on their way. */
const write = async () => {
  const told = await begun()
  const frame = document.querySelector('#root > .skeleton-frame')
  if (!frame || !told?.rows) return
  const { user, rows } = told
  const isNarrow = matchMedia(mobileMedia).matches
  const isPlain = recall(`look.${rows.list}`) === null && !new URLSearchParams(location.search).has('view')
  const isHere = isNarrow ? rows.cards.length > 0 : rows.rows.length > 0 && isPlain
  if (!isHere) return
  const draw = drawing(user.timeZone ?? null)
  const list = frame.querySelector('.skeleton-list')!
  list.classList.add('told')
  list.replaceChildren(...(isNarrow ? draw.narrow : draw.wide)(rows))
  frame.querySelector('.skeleton-bar')!.replaceChildren(made('span', 'told', rows.title))
}

const activity = { lastRefresh: recall('lastRefresh') as number | null, internalPortal: portal.kind === 'internal' }
if (document.documentElement.dataset['skeleton'] === 'list' && !hasLapsed(activity, Date.now())) void write()
