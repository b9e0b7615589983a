import type { FormLinkAnswers } from '../../../shared/endpoints/answers/formLink.ts'
import { formTitleIn } from '../../../shared/forms/said.ts'
import { supportedLocale } from '../../../shared/locales.ts'
import { callerOf, type Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { keepMails } from '../../mail/mail.ts'
import { queryAs } from '../../performer.ts'
import { arisingWith } from '../../records/arising.ts'
import { system } from '../../store/store.ts'
import { definitionWith } from '../storedDefinition.ts'
import { takeAnswers } from '../submissions.ts'
import { actorOf, begunWith, type Linked } from './following.ts'
import { receipt } from './letters.ts'

const answered = `
  update form_links set status = 'ANSWERED', submission = $2, revision = revision + 1, updated_at = $3
  where id = $1 and status = 'OPEN' returning id`

/** Takes the answers that came by a link to the version with which they began, once; whoever answered is told of it by mail. */
export const sendBy = async (
  host: Host,
  linked: Linked,
  began: string,
  answers: Record<string, unknown>,
): Promise<FormLinkAnswers['formLink.send']> => {
  const by = actorOf(linked)
  const at = host.clock().toISOString()
  const arising = arisingWith(
    host,
    host.areas.find(({ id }) => id === 'form_link')!,
    by,
  )
  const taken = await host.store.transaction(callerOf(by), (sql) =>
    arising.inside(sql, async (inner) => {
      const query = queryAs(inner.store, callerOf(by))
      // Of two who send at once one waits here, and then finds it answered.
      const [open] = await query("select from form_links where id = $1 and status = 'OPEN' for update", [linked.link])
      if (!open) throw notFound()
      const version = await begunWith(query, linked, began)
      const { variant, about, record, known, begun_at: begunAt } = linked
      const given = { version, variant, about, answers, known, isGuest: true, begunAt }
      const answering = { host: inner, query, by, at, ...given }
      const one = record ? await record.answer(record.id, answering) : await takeAnswers(answering)
      // What the record does not take is over for whoever is asked.
      if ('refused' in one) throw notFound()
      if ('wrong' in one) return one
      await query(answered, [linked.link, one.number, at])
      const { email, recipient, houseName: house, language, title: name } = linked
      if (!email) return one
      const asSystem = queryAs(inner.store, system)
      const locale = supportedLocale(language)
      const title = formTitleIn(name, await definitionWith(asSystem, version.definition), locale)
      const mail = receipt(locale, { ...one, email, recipient, house, title, about })
      await keepMails({ query: asSystem }, host.config, null, [mail], at)
      return one
    }),
  )
  if ('wrong' in taken) return { __typename: 'Invalid', fields: taken.wrong }
  arising.tell()
  return { __typename: 'Done', at, number: taken.number }
}
