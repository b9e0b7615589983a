import type { Intent } from '../../../machines/fields/intent.ts'
import { delayOf, nodesOf, transitionsOf } from '../../../machines/kernel/chart.ts'
import { kernelGuards } from '../../../machines/kernel/explain.ts'
import { outline, type OutlineState, type OutlineTransition } from '../../../machines/kernel/outline.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import type { Lifecycle, StateMeta } from '../../../machines/kernel/types.ts'
import { eventPurpose } from '../area/eventPurpose.ts'
import { stateHelp } from '../area/stateHelp.ts'
import type { Area } from '../area/types.ts'
import { durationText } from '../format/duration.ts'
import { type Demand, demandsOf, rulesIn } from './demands.ts'
import { type Teller, withoutValues } from './teller.ts'

/** What a transition asks for, in words: a rule by its refusal, or several. */
export type Asked = { rule: string; text: string } | { kind: 'or' | 'not' | 'and'; parts: Asked[] }

/** What may be done, or happens by itself. */
export interface Way {
  name: string
  /** Of several for one: what chooses this one. */
  when: string | null
  /** The state that it leads to; null: none is left. */
  leads: { id: string; name: string } | null
  /** The permissions that it asks for, with what they are for. */
  rights: { permission: string; purpose: string }[]
  refusals: Asked[]
  effects: string[]
}

export interface ChapterState {
  id: string
  name: string
  intent: Intent
  kinds: string[]
  /** The party whose turn it is; null: nobody's. */
  desk: string | null
  help: string
  effects: string[]
  ways: Way[]
  limits: Way[]
}

export interface ChapterRule {
  name: string
  /** How it refuses. */
  text: string
  /** With which values. */
  figures: string | null
  permission: string | null
  /** What it is asked for. */
  askedBy: string[]
}

/** What the handbook says of the machine of an area, all of it read off the machine and its words. */
export interface Chapter {
  id: string
  title: string
  about: string
  beginning: Way | null
  states: ChapterState[]
  rules: ChapterRule[]
  letters: { name: string; subject: string; text: string }[]
}

/** Rules that are the kernel's, or stand for events which a state does not list. */
const furtherRules = ({ unlisted = {} }: Lifecycle): string[] => [
  ...kernelGuards,
  ...Object.values(unlisted).flatMap((said) => Object.values(said)),
]

export const chapterOf = (area: Area, lifecycle: Lifecycle, teller: Teller): Chapter => {
  const { id, machine, rules, limits = {} } = lifecycle
  const { say, language } = teller
  const chart = outline(machine)
  const refusalOf = (name: string) => withoutValues(teller, `${id}:reasons.${name}`)

  const askedIn = (one: Demand): Asked =>
    'rule' in one ? { rule: one.rule, text: refusalOf(one.rule) } : { kind: one.kind, parts: one.parts.map(askedIn) }
  const purposeOf = (type: string): string => {
    const { sentence, what, where } = eventPurpose(area, machine, type)
    return say(`purposes:${sentence}`, { where: say(where), ...(what && { what: say(what) }) })
  }
  const effectsIn = (names: readonly string[]) => [...new Set(names)].map((name) => say(`handbook:effects.${name}`))
  const wayOf = (type: string, guard: Parameters<typeof demandsOf>[1]): Pick<Way, 'rights' | 'refusals'> => {
    const demands = demandsOf(lifecycle, guard)
    const isRight = (one: Demand) => 'rule' in one && rules[one.rule]!.permission !== undefined
    const permissions = demands
      .flatMap((one) => (isRight(one) ? rulesIn(one) : []))
      .map((name) => rules[name]!.permission!)
    return {
      rights: [...new Set(permissions)].map((permission) => ({ permission, purpose: purposeOf(type) })),
      refusals: demands.filter((one) => !isRight(one)).map(askedIn),
    }
  }

  const nodeOf = (state: string) => nodesOf(machine).find((node) => node.id === state)!
  const stateOf = (wanted: string) => chart.states.find((state) => state.id === wanted)
  const pathOf = (state: OutlineState): string => {
    const outer = state.parent === null ? undefined : stateOf(state.parent)
    return [...(outer ? [pathOf(outer)] : []), say(state.label)].join(' › ')
  }
  const limitText = ({ event, delay }: OutlineTransition): string => {
    if (delay !== null) return say('handbook:after', { duration: durationText(delay, language) })
    const days = limits[delayOf(event)]
    return days === undefined ? say('handbook:atLimit') : say('handbook:usually', { count: days })
  }
  const nameOf = (one: OutlineTransition): string => {
    if (one.label !== null) return say(one.label)
    return one.deadline ? limitText(one) : say('handbook:byHost', { event: one.event })
  }
  const whenOf = ({ when, otherwise }: OutlineTransition): string | null => {
    if (otherwise) return say('handbook:otherwise')
    return when === null ? null : when.includes(':') ? say(when) : refusalOf(when)
  }
  const waysFrom = (state: OutlineState): { way: Way; isLimit: boolean }[] => {
    const leading = chart.transitions.filter(({ from }) => from === state.id)
    const node = nodeOf(state.id)
    const declared = [...(node.always ?? []), ...transitionsOf(node)]
    return leading.map((one, index) => {
      const to = one.to === one.from ? undefined : stateOf(one.to)
      return {
        isLimit: one.deadline,
        way: {
          name: nameOf(one),
          when: whenOf(one),
          leads: to ? { id: to.id, name: pathOf(to) } : null,
          ...wayOf(one.event, declared[index]!.guard),
          effects: effectsIn(one.effects),
        },
      }
    })
  }
  const deskOf = (state: string): string | null => {
    const { desk } = (nodeOf(state).meta ?? {}) as Partial<StateMeta>
    return desk ? say(`${area.name}:options.desk.${desk}`) : null
  }
  const states = chart.states.map((state): ChapterState => {
    const ways = waysFrom(state)
    return {
      id: state.id,
      name: pathOf(state),
      intent: state.intent,
      kinds: [
        ...(state.initial ? [say('handbook:isInitial')] : []),
        ...(state.final ? [say('handbook:isFinal')] : []),
        ...(state.parallel ? [say('handbook:isParallel')] : []),
      ],
      desk: deskOf(state.id),
      help: stateHelp(state, say),
      effects: effectsIn([...state.entry, ...state.exit]),
      ways: ways.flatMap(({ way, isLimit }) => (isLimit ? [] : [way])),
      limits: ways.flatMap(({ way, isLimit }) => (isLimit ? [way] : [])),
    }
  })
  const askedBy = (name: string): string[] => {
    const asking = chart.transitions.filter((one) => one.guard?.match(/\w+/g)?.includes(name))
    return [...new Set(asking.map(nameOf))]
  }
  return {
    id,
    title: say(`${area.name}:title`),
    about: say(`${id}:about`),
    beginning: area.permissions.begin
      ? {
          name: say(`${area.name}:create`),
          when: null,
          leads: null,
          ...wayOf(CREATED, lifecycle.beginsIf),
          effects: [],
        }
      : null,
    states,
    rules: [...new Set([...Object.keys(rules), ...furtherRules(lifecycle)])].map((name) => ({
      name,
      text: refusalOf(name),
      figures: rules[name]?.values ? withoutValues(teller, `${id}:figures.${name}`) : null,
      permission: rules[name]?.permission ?? null,
      askedBy: askedBy(name),
    })),
    letters: teller.namesBelow(`${id}:mails`).map((name) => ({
      name,
      subject: withoutValues(teller, `${id}:mails.${name}.subject`),
      text: withoutValues(teller, `${id}:mails.${name}.body`),
    })),
  }
}
