import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import type { Definition } from '../../../shared/forms/definition.ts'
import { formFacts } from '../../formFacts.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { gallery } from '../forms/gallery.ts'

/** The versions of the forms of the brokers: one at least in every state in which they rest, and a form whose second version follows its live one. */
export const book = ({ lifecycle, people, of, now }: Past): Book => {
  const made = (broker: string, { code, definition: asked, way, next: revised }: (typeof gallery)[number]): Life[] => {
    const ofBroker = (area: string) => of(area).filter((row) => row['organisation_id'] === broker)
    const form = ofBroker('form_management').find((row) => row['code'] === code)
    if (!form) return []
    const [author] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chief] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const gaps = [0, 2, 3, 30, 2, 3].map(hours)
    const times = layOut(
      gaps,
      gaps.map(() => hours(0.3)),
      now - days(20),
    )
    let turn = 0
    const next = () => new Date(times[turn++]!).toISOString()
    const soon = () => new Date(times[turn - 1]! + hours(0.02)).toISOString()
    const begin = (number: number, definition: Definition, told: { note?: string; before: string }): Life => {
      const { hash, fieldCount, untranslated } = formFacts(definition)
      const stored = ofBroker('form_definition').find((row) => row['hash'] === hash)!
      const versioned = { form: form['id'] as string, title: `${code} v${number}`, number, ...told }
      const asks = { definition: stored['id'] as string, hash, fieldCount, untranslated }
      const stamp = { by: author, at: next() }
      return begun(lifecycle, { ...versioned, ...asks, fourEyes: false }, stamp, { organisation_id: broker })
    }
    const first = begin(1, asked, { before: '' })
    if (way === 'pending') return [first]
    send(first, { type: 'form.submitted', by: chief, at: next() })
    const answered = { submission: 1, by: systemActor, at: soon() }
    if (way === 'failed') {
      const findings = [{ check: 'NO_LABEL', at: 'standsAt', about: null }]
      send(first, { type: 'form.faulted', findings, ...answered })
      return [first]
    }
    send(first, { type: 'form.checked', ...answered })
    return revised ? [first, begin(2, revised.definition, { note: revised.note, before: 'PUBLISHED' })] : [first]
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) => gallery.map((one) => () => made(id, one)))
  return {
    count: makers.length,
    lives: (from, most) => makers.slice(from, from + most).flatMap((make) => make()),
  }
}
