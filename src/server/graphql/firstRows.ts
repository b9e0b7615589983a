import { intentOf } from '../../../machines/fields/option.ts'
import type { User } from '../../../machines/session/session.types.ts'
import {
  cardOf,
  cellOf,
  defaultColumns,
  headerOf,
  isChoosable,
  shapeOf,
  standingIn,
  withOrder,
} from '../../shared/area/columns.ts'
import { groupOf, outerTabs, recordsOf, tabKey, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { ListAnswer, Row } from '../../shared/endpoints/answers/records.ts'
import type { FirstCell, FirstRows } from '../../shared/endpoints/firstRows.ts'
import { fieldText, type Tell } from '../../shared/format/fieldText.ts'
import { isMobileAccount } from '../../shared/mobile/account.ts'
import { remainingText } from '../../shared/format/remaining.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import { teller } from '../words.ts'

/** In which language, and when. */
interface Reading {
  locale: Locale
  now: Date
}

/** As many as a usual screen shows. */
const inSight = { table: 20, cards: 6 }

const timeLeft = (at: unknown, now: Date, locale: Locale): FirstCell => {
  if (typeof at !== 'string') return null
  const { text, intent } = remainingText(Date.parse(at), now.getTime(), locale)
  return { text, intent }
}

const writtenCell = (area: Area, t: Tell, { locale, now }: Reading, name: string) => {
  const [toldOf, standing] = [cellOf(area, name, now.toISOString()), standingIn(area, name)]
  return (row: Row): FirstCell => {
    const status = standing(row)
    if (status) return { text: t(status.label), intent: status.intent }
    if (name === 'deadline_at') return timeLeft(row[name], now, locale)
    const told = toldOf(row)
    const { field, value } = told
    if (field.type === 'instant') return typeof value === 'string' ? { instant: value } : null
    const text = field.type === 'image' ? null : fieldText(t, locale, told)
    const intent = field.type === 'option' ? intentOf(field, value) : undefined
    return text !== null && intent ? { text, intent } : text
  }
}

/**
 * The rows of a list's answer as its page will show them, to who has chosen no columns of their own.
 * @param of the list as the person sees it, and how it is asked for
 */
export const firstRowsOf = (
  { area, query }: { area: Area; query: Pick<ListQuery, 'tab' | 'sort'> },
  user: User,
  { data }: ListAnswer,
  reading: Reading,
): FirstRows => {
  const t = teller(reading.locale)
  const cellFor = (name: string) => writtenCell(area, t, reading, name)
  const labelOf = (name: string) => headerOf(t, area, name)
  const hrefOf = ({ id }: Row) => `${recordsOf(area).route}/${id}`
  const all = (cells: ((row: Row) => FirstCell)[], row: Row) => cells.map((cell) => cell(row))

  const { organization, permissions } = user
  const names = withOrder(defaultColumns(area, organization.kind), query.sort)
  const cells = names.map(cellFor)
  const isText = !names.some((one) => area.cells?.includes(one))
  const card = cardOf(area, query.sort)
  const [name, head, facts] = [cellFor(card.name), card.head.map(cellFor), card.facts.map(cellFor)]
  const chosen = groupOf(area, query.tab) ?? query.tab
  const tabs = outerTabs(area).map((id) => ({ label: t(tabKey(area, id)), isChosen: id === chosen }))
  return {
    list: area.id,
    title: t(titleOf(area)),
    tabs: tabs.length > 0 ? [{ label: t('list:all'), isChosen: query.tab === null }, ...tabs] : [],
    above: { views: area.list.views !== undefined, summary: area.list.summary !== undefined },
    isChoosable: isChoosable(area, permissions),
    columns: names.map((one) => {
      const { isNumeric, most, isSorted } = shapeOf(area, one)
      return { header: labelOf(one), isNumeric, isSorted, ...(most && { most }) }
    }),
    rows: data.slice(0, isText ? inSight.table : 0).map((row) => ({ href: hrefOf(row), cells: all(cells, row) })),
    cards: data.slice(0, isText && isMobileAccount(user) ? inSight.cards : 0).map((row) => ({
      href: hrefOf(row),
      name: name(row),
      head: all(head, row),
      facts: all(facts, row),
    })),
    facts: card.facts.map(labelOf),
  }
}
