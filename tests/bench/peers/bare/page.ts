import type { Fact, Shape } from '../shape.ts'

type Row = Record<string, string | number | null>

declare const SHAPE: Shape
const { columns, sections } = SHAPE

const amounts = new Intl.NumberFormat('en')
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const asked = { sort: 'created_at', order: 'desc', page: 1 }

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!
const list = find('#list')
const record = find('#record')

const element = (tag: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

const text = (row: Row, { name, kind }: Fact): string => {
  const value = row[name] ?? null
  if (value === null) return ''
  if (kind === 'money') return amounts.format(Number(value))
  return kind === 'date' || kind === 'instant' ? days.format(new Date(value)) : String(value)
}

const ask = async <T>(path: string): Promise<T> => (await (await fetch(path)).json()) as T

const rowOf = (row: Row): HTMLElement => {
  const [first, ...others] = columns
  const link = Object.assign(document.createElement('a'), { href: `#${row.id}`, textContent: text(row, first!) })
  return element('tr', element('td', link), ...others.map((column) => element('td', text(row, column))))
}

const showList = async (): Promise<void> => {
  const query = new URLSearchParams({ ...asked, page: String(asked.page) })
  const { rows, total } = await ask<{ rows: Row[]; total: number }>(`/quotations?${query}`)
  find('tbody').replaceChildren(...rows.map(rowOf))
  find('nav span').textContent = `Page ${asked.page} of ${total} rows`
}

const showRecord = async (id: string): Promise<void> => {
  const row = await ask<Row>(`/quotations/${id}`)
  const facts = sections.flatMap((section) => [
    element('h2', section.label),
    element(
      'dl',
      ...section.facts.map((fact) => element('div', element('dt', fact.label), element('dd', text(row, fact)))),
    ),
  ])
  record.replaceChildren(element('h1', String(row.quotesCode)), ...facts)
  record.hidden = false
  list.hidden = true
}

const turn = (by: number) => () => {
  asked.page += by
  void showList()
}

const sortBy = (name: string): void => {
  Object.assign(asked, { sort: name, order: asked.sort === name && asked.order === 'asc' ? 'desc' : 'asc', page: 1 })
  void showList()
}

const head = columns.map(({ name, label }) => {
  const button = element('button', label)
  button.addEventListener('click', () => sortBy(name))
  return element('th', button)
})
find('thead tr').append(...head)
const [previous, next] = document.querySelectorAll('nav button')
previous!.addEventListener('click', turn(-1))
next!.addEventListener('click', turn(1))
addEventListener('hashchange', () => {
  const id = location.hash.slice(1)
  record.hidden = list.hidden = false
  if (id) void showRecord(id)
  else record.hidden = true
})
await showList()
