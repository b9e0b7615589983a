import { isOneLine, isVisible } from '../../shared/validation/visible.ts'
import { badField } from '../http/httpError.ts'
import { countTabs } from '../records/counts.ts'
import { lookUp, subtitleIn } from '../records/lookup.ts'
import type { Found, OfArea } from '../../shared/endpoints/answers/overview.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type Asked, askEach } from './askEach.ts'

/** Found of each area. */
const most = 5

/** Records that a text finds, of each area as its own list finds them. @throws HttpError BAD_INPUT */
export const searchAreas = async (
  asked: Asked,
  text: string,
  locale: Locale = defaultLocale,
): Promise<OfArea<Found[]>[]> => {
  const search = text.trim()
  if (!isVisible(search) || !isOneLine(search)) throw badField('search', 'visible', 'unseen')
  const { host, session } = asked
  return askEach(asked, async (area) => {
    const found = await lookUp(host, session.caller, area, search)
    return found
      .slice(0, most)
      .map((one) => ({ id: one.id, title: one.title, subtitle: subtitleIn(locale, one), owner: one.owner }))
  })
}

export const countAreas = (asked: Asked): Promise<OfArea<TabCount[]>[]> =>
  askEach(asked, (area) =>
    countTabs(asked.host.store, asked.session.caller, area, {
      user_timezone: 'UTC',
      at: asked.host.clock().toISOString(),
    }),
  )
