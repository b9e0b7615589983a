import type { PayloadFields } from '../../../machines/fields/fields.ts'
import { accountless } from '../../../machines/kernel/actors.ts'
import type { Followed, FollowedStep } from '../../../machines/kernel/follow.ts'
import { askedOf } from '../../../machines/kernel/payloads.ts'
import type { Actor, Context, Effect, Json, Lifecycle } from '../../../machines/kernel/types.ts'
import { payloadFields } from '../area/payload.ts'
import type { Area } from '../area/types.ts'
import { formatInstant } from '../format/date.ts'
import { productName } from '../product.ts'
import type { Script, ScriptField, ScriptLetter, ScriptPerson, ScriptStep } from './types.ts'
import { daysAfter, shifted, typedText, type Writing } from './typed.ts'

interface Scene {
  area: Area
  lifecycle: Lifecycle
  followed: Followed
  writing: Writing
}

/** The namespaces of the words that a script is written in. */
export const scriptWords = ({ name }: Area, { id }: Lifecycle): string[] => [
  'scripts',
  'case',
  'form',
  'fields',
  'session',
  name,
  id,
]

type Values = Readonly<Record<string, unknown>>

const currencyIn = ({ followed: { context, facts } }: Scene): string | undefined => {
  const currency = facts['currency'] ?? context['currency']
  return typeof currency === 'string' ? currency : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const dayOf = (instant: string): string => instant.slice(0, 10)

/** Fields of the area, as its forms ask for them. */
const areaFields = (scene: Scene, names: readonly string[], asks: PayloadFields, values: Values): ScriptField[] =>
  names.flatMap((name) => {
    const field = asks[name]
    if (!field) return []
    const { area, followed, writing } = scene
    const at = { name, namespace: area.name, currency: currencyIn(scene), began: dayOf(followed.at) }
    const value = typedText({ field, value: values[name], ...at }, writing)
    const label = writing.t(`${area.name}:fields.${name}`)
    const { party, unique } = field as PayloadFields[string] & { unique?: boolean }
    return value === null && !field.required
      ? []
      : [
          {
            name,
            type: field.type,
            label,
            value,
            ...dayIn(scene, field.type, values[name]),
            ...(unique && { isUnique: true as const }),
            ...(party && { party }),
          },
        ]
  })

const dayIn = ({ followed, writing: { today } }: Scene, type: string, value: unknown): Pick<ScriptField, 'day'> => {
  if (type !== 'date' || typeof value !== 'string') return {}
  const began = dayOf(followed.at)
  return { day: { iso: shifted(value, began, today), after: daysAfter(value, began) } }
}

/** The same, by the steps of the form; one where it asks all of it at once. */
const sectioned = (scene: Scene, asks: PayloadFields, values: Values): ScriptField[][] => {
  const { lifecycle, wizard } = scene.area
  const sections = lifecycle?.sections ?? [{ id: '', fields: Object.keys(asks) }]
  const asked = sections.map(({ fields }) => areaFields(scene, fields, asks, values))
  return wizard ? asked : [asked.flat()]
}

const isReferring = ({ type }: PayloadFields[string]): boolean => type === 'reference' || type === 'references'

/** What somebody is asked who begins the record; null where nobody can, or where what they typed is not known of it. */
const askedToBegin = ({ lifecycle: { asks }, followed: { by, facts } }: Scene): PayloadFields | null => {
  if (!asks || isAccountless(by)) return null
  const asked = askedOf(asks, by.organisation.kind)
  const isKnown = Object.entries(asked).every(
    ([name, field]) => !field.required || isReferring(field) || (facts[name] ?? null) !== null,
  )
  return isKnown ? asked : null
}

const isAccountless = ({ userId }: Actor): boolean => accountless.some((one) => one.userId === userId)

/** The people of a path: of each party in the order in which they come. */
const peopleOf = ({ followed: { by, steps }, writing: { t } }: Scene): ((actor: Actor) => ScriptPerson) => {
  const actors = [by, ...steps.flatMap(({ event, sender }) => (sender === 'person' ? [event.by] : []))]
  const known = new Map<string, Actor>()
  for (const actor of actors) if (!known.has(actor.userId)) known.set(actor.userId, actor)
  return (actor) => {
    const { kind } = actor.organisation
    const hasAccount = !isAccountless(actor)
    const party = [...known.values()].filter((one) => one.organisation.kind === kind)
    const number = party.findIndex(({ userId }) => userId === actor.userId) + 1
    const called = hasAccount ? t(`session:kinds.${kind}`, { defaultValue: actor.name }) : t(`scripts:people.${kind}`)
    return {
      kind,
      number,
      hasAccount,
      name: party.length > 1 ? t('scripts:numbered', { name: called, number }) : called,
    }
  }
}

const letterOf = ({ area, lifecycle, followed, writing: { t } }: Scene, { type, params }: Effect): ScriptLetter[] => {
  const { message, to, organisation } = params as { message?: Json; to?: Json; organisation?: Json }
  if (typeof message !== 'string') return []
  const parties = (followed.context['parties'] ?? {}) as Record<string, Json>
  const party = Object.keys(parties).find((one) => parties[one] === organisation)
  const reader = party ? t(`session:kinds.${party}`) : t(`scripts:${type === 'notifyDesk' ? 'desk' : 'organisation'}`)
  // Its own number is another in every product.
  const values: Record<string, unknown> = { ...followed.facts, ...params, [area.title]: '…' }
  return [{ to: typeof to === 'string' ? to : reader, subject: t(`${lifecycle.id}:mails.${message}.subject`, values) }]
}

const statusText = ({ area, writing: { t } }: Scene, status: string): string =>
  t(area.lifecycle!.statuses[status]?.label ?? status)

const payloadOf = (scene: Scene, { event, facts }: FollowedStep): ScriptField[][] => {
  const { lifecycle, followed, writing } = scene
  const { t } = writing
  if (event.type === lifecycle.correction) {
    const asks = lifecycle.events[event.type]!.fields
    const changed = Object.entries(asks).filter(([name]) => (event[name] ?? null) !== (facts[name] ?? null))
    return sectioned(scene, Object.fromEntries(changed), event)
  }
  const { transient = [] } = lifecycle.events[event.type] ?? {}
  const asked = payloadFields(lifecycle, event.type, event).flatMap(({ name, field }): ScriptField[] => {
    const given = event[name] ?? null
    if (given === null && !field.required) return []
    const label = t(`${lifecycle.id}:payload.${event.type}.${name}`)
    const at = { name, namespace: lifecycle.id, currency: currencyIn(scene), began: dayOf(followed.at) }
    const option = (one: string) => t(`${lifecycle.id}:options.${name}.${one}`)
    const value = transient.includes(name)
      ? t('scripts:code')
      : field.type === 'file'
        ? textOf(event[field.nameIn])
        : typedText({ field, value: given, option, ...at }, writing)
    return [{ name, type: field.type, label, value, ...dayIn(scene, field.type, given) }]
  })
  return [asked]
}

const instantText = ({ followed, writing: { today, locale } }: Scene, instant: string): string => {
  const moved = shifted(dayOf(instant), dayOf(followed.at), today) + instant.slice(10)
  return formatInstant(moved, locale)
}

/** Whether somebody does it who says something on a page to which the beginning has led, of which the host then tells the case. */
const isToldByHost = ({ area }: Scene, { sender, event: { by } }: FollowedStep): boolean =>
  sender === 'host' && area.lifecycle?.next !== undefined && !isAccountless(by)

const stepOf = (scene: Scene, step: FollowedStep, personOf: (actor: Actor) => ScriptPerson): ScriptStep => {
  const { area, lifecycle, writing } = scene
  const { t } = writing
  const { event, meta, reasons, isShut, entry, status, effects } = step
  const isTold = isToldByHost(scene, step)
  const sender = isTold ? 'person' : step.sender
  const isElsewhere = isTold || (sender === 'person' && meta.elsewhere === true)
  const action = isTold ? t(`${area.name}:pages.${area.lifecycle!.next}`) : meta.label ? t(meta.label) : null
  const isCorrection = event.type === lifecycle.correction
  const isRefused = reasons.length > 0
  return {
    kind: sender !== 'person' ? 'wait' : isRefused ? 'refused' : 'act',
    event: event.type,
    person: sender === 'person' ? personOf(event.by) : null,
    button: action,
    isElsewhere,
    question: !isShut && meta.confirm ? t(meta.confirm) : null,
    confirm:
      isShut || !action || isElsewhere ? null : meta.confirm && !isCorrection ? t('case:yes', { action }) : action,
    fields: isShut || isElsewhere || sender !== 'person' ? [] : payloadOf(scene, step),
    until: sender === 'deadline' ? instantText(scene, event.at) : null,
    sees: {
      message: isRefused ? (isShut || !meta.failure ? null : t(meta.failure)) : meta.success ? t(meta.success) : null,
      status: statusText(scene, status),
      timeline: entry ? t(`${lifecycle.id}:timeline.${entry}`) : null,
      letters: effects.flatMap((effect) => letterOf(scene, effect)),
      reasons: reasons.map(({ key, values }) => t(key, values)),
    },
  }
}

const beginningOf = (scene: Scene, asks: PayloadFields, personOf: (actor: Actor) => ScriptPerson): ScriptStep => {
  const { area, lifecycle, followed, writing } = scene
  const { t } = writing
  const button = t(`${area.name}:create`)
  return {
    kind: 'begin',
    event: 'created',
    person: personOf(followed.by),
    button,
    isElsewhere: false,
    question: null,
    confirm: button,
    fields: sectioned(scene, asks, followed.facts),
    until: null,
    sees: {
      message: t(`${area.name}:created`, { defaultValue: t('common:snackbar.submitted') }),
      status: statusText(scene, followed.begins.status),
      timeline: t(`${lifecycle.id}:timeline.created`),
      letters: followed.begins.effects.flatMap((effect) => letterOf(scene, effect)),
      reasons: [],
    },
  }
}

/** What must be known of a case with which a path starts that nobody can begin so. */
const needsOf = (scene: Scene): ScriptField[] => {
  const { area, followed } = scene
  const fields = area.fields as PayloadFields
  return areaFields(scene, Object.keys(fields), fields, followed.facts as Context).filter(({ value }) => value !== null)
}

/** As the sidebar calls its group and itself. */
const menuOf = ({ area, writing: { t } }: Scene): string[] =>
  area.menu.slice(0, 1).flatMap((place) => {
    const group = 'group' in place ? place.group : `product.${place.product}`
    return [group, ...(place.entry ? [place.entry] : [])].map((id) =>
      t(`common:sidebar.${id}`, { product: productName }),
    )
  })

/** A path in the words of the screen. */
export const scriptOf = (area: Area, lifecycle: Lifecycle, followed: Followed, writing: Writing): Script => {
  const scene: Scene = { area, lifecycle, followed, writing }
  const { t } = writing
  const personOf = peopleOf(scene)
  const asks = askedToBegin(scene)
  const title = t(`${area.name}:title`)
  return {
    machine: lifecycle.id,
    version: lifecycle.version,
    locale: writing.locale,
    title: t('scripts:title', { title, status: statusText(scene, followed.status) }),
    list: {
      menu: menuOf(scene),
      route: area.route,
      title,
    },
    needs: asks ? [] : needsOf(scene),
    steps: [
      ...(asks ? [beginningOf(scene, asks, personOf)] : []),
      ...followed.steps.map((step) => stepOf(scene, step, personOf)),
    ],
  }
}
