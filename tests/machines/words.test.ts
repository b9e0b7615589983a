import { describe, expect, it } from 'vitest'
import { advance } from '../../machines/kernel/advance.ts'
import { isDeadlineEvent } from '../../machines/kernel/chart.ts'
import { explain, kernelGuards } from '../../machines/kernel/explain.ts'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import { beginSample, paths } from '../../machines/kernel/paths.ts'
import { statuses, statusOf } from '../../machines/kernel/status.ts'
import type { StateMeta, TransitionMeta } from '../../machines/kernel/types.ts'
import type { Shown } from '../../machines/kit/effects.ts'
import { areas } from '../../src/areas/registry.ts'
import { optionsOf } from '../../src/shared/area/names.ts'
import { helpKeyOf } from '../../src/shared/area/stateHelp.ts'
import { lifecycles } from './lifecycles.ts'
import { effectsOfPaths } from './support/effects.ts'
import { keysOf, unlistedIn, wordsAt, wordsOf } from './support/words.ts'

const otherForm = /^(figures\..*)_(?:always|foreign)$|^(reasons\..*)_ruled$/

/** Of a figure, or of a reason with the value of a rule table, that is said otherwise in a context, beside its plain form. */
const isOtherForm = (words: Parameters<typeof keysOf>[0], key: string): boolean => {
  const [, figure, reason] = otherForm.exec(key) ?? []
  return keysOf(words).includes(figure ?? reason ?? '')
}

describe.each(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle] as const))('%s', (id, lifecycle) => {
  const nodes = nodesOf(lifecycle.machine)
  const transitions = nodes.flatMap(transitionsOf)
  const en = wordsOf(lifecycle)
  const area = areas.find((one) => one.lifecycle?.id === id)!
  const declared = area.lifecycle!
  const letters = effectsOfPaths(lifecycle).map(({ effect }) => effect.params)
  const mails = letters.flatMap(({ message }) => (typeof message === 'string' ? message : []))
  const shown = letters.flatMap(({ inquiry, shows }) =>
    ((shows ?? []) as unknown as Shown[]).map(({ line }) => `${inquiry as string}.shows.${line}`),
  )
  const inquiries = Object.entries(lifecycle.inquiries ?? {}).flatMap(([inquiry, { answers }]) =>
    [
      'title',
      'intro',
      ...Object.keys(answers).flatMap((name) =>
        ['label', 'follows', 'done', 'then'].map((key) => `answers.${name}.${key}`),
      ),
    ].map((key) => `${inquiry}.${key}`),
  )
  const figured = Object.keys(lifecycle.rules).filter((name) => lifecycle.rules[name]!.values)

  it('has for every state a description, a label and a colour, and the list’s badge is the same', () => {
    expect(nodes.filter(({ description, meta }) => !description || !(meta as StateMeta | undefined)?.label)).toEqual([])
    const top = Object.values(lifecycle.machine.root.states)
    const badges = top.map(({ key, meta }) => {
      const { desk: _, ...badge } = meta as StateMeta
      return [statusOf(key), badge]
    })
    expect(badges).toEqual(Object.entries(declared.statuses))
    expect(statuses(lifecycle.machine)).toEqual(Object.keys(declared.statuses))
  })

  it('says in its words, and those of its states, what their descriptions do', () => {
    const told = [
      ['about', lifecycle.machine.root.description],
      ...nodes.map(({ description, meta }) => [helpKeyOf((meta as StateMeta).label), description]),
    ]
    expect(told.filter(([key, description]) => wordsAt(en, key!) !== description)).toEqual([])
  })

  it('lies on the desk of a party that sees it, or on the customer’s', () => {
    const desks = nodes.flatMap(({ meta }) => (meta as StateMeta).desk ?? [])
    expect(desks.filter((desk) => !optionsOf(area, 'desk').includes(desk))).toEqual([])
    expect(desks.length === 0).toBe(area.lifecycle!.deskless === true)
  })

  it('has every transition an operator’s, with its words, or the host’s or a deadline’s', () => {
    for (const { eventType, meta } of transitions) {
      const { label, success, failure } = (meta ?? {}) as Partial<TransitionMeta>
      if (isDeadlineEvent(eventType) || lifecycle.events[eventType]?.from) expect(meta).toBeUndefined()
      else
        expect([label, success, failure].map((key) => typeof wordsAt(en, key!))).toEqual(['string', 'string', 'string'])
    }
    expect(new Set(transitions.map(({ eventType }) => eventType).filter((type) => !isDeadlineEvent(type)))).toEqual(
      new Set(Object.keys(lifecycle.events)),
    )
  })

  it('shows of the record what an action is about', () => {
    const abouts = transitions.flatMap(({ meta }) => (meta as TransitionMeta | undefined)?.about ?? [])
    expect(abouts.filter((name) => !Object.hasOwn(area.fields, name))).toEqual([])
    for (const { eventType, meta } of transitions) {
      const { alike = [], own = {} } = (meta as TransitionMeta | undefined)?.together ?? {}
      const named = [...alike, ...Object.values(own)]
      expect(named.filter((name) => name !== 'currency' && !Object.hasOwn(area.fields, name))).toEqual([])
      const brought = Object.keys(own).filter((name) => !Object.hasOwn(lifecycle.events[eventType]!.fields, name))
      expect(brought).toEqual([])
    }
  })

  it('has every action asked about before it is sent, by its question or for what it brings', () => {
    const unasked = transitions.filter(
      ({ eventType, meta }) => meta?.label && !meta.confirm && !lifecycle.events[eventType]!.schema,
    )
    expect(unasked.map(({ eventType }) => eventType)).toEqual([])
  })

  it('tells by which figures it refuses, each of them', () => {
    const refused = paths(lifecycle).flatMap(({ input, at, steps }) => {
      let { record } = beginSample(lifecycle, input, at)
      return steps.flatMap(({ event }) => {
        const tried = lifecycle.alphabet(record, event.at)
        const reasons = tried.flatMap((other) => explain(lifecycle, record, other))
        const step = advance(lifecycle, record, event)
        if (step.ok) record = step.record
        return reasons
      })
    })
    const untold = refused
      .filter(({ guard }) => figured.includes(guard))
      .flatMap(({ key, values }) => {
        const text = wordsAt(en, key.replace('reasons.', 'figures.')) as string
        return Object.keys(values).flatMap((name) =>
          ['currency', 'context'].includes(name) || text.includes(`{{${name}, `) ? [] : `${key} ${name}`,
        )
      })
    expect([...new Set(untold)]).toEqual([])
  })

  it('says what chooses each of several transitions for one event, but the last', () => {
    const unsaid = transitions.filter(({ eventType, source, meta }) => {
      const several = transitions.filter((other) => other.source === source && other.eventType === eventType)
      return several.at(-1)!.meta !== meta && !(meta as TransitionMeta).when
    })
    expect(unsaid.map(({ eventType, source }) => `${source.id} ${eventType}`)).toEqual([])
  })

  describe.each(['en', 'id', 'vi'])('in %s', (locale) => {
    const words = wordsOf(lifecycle, locale)

    it('has words for every state, action, question, outcome, field, option, reason, mail and document, and no others', () => {
      const metas = transitions.flatMap(({ meta }) => {
        const { label, confirm, success, failure, when, together } = (meta ?? {}) as Partial<TransitionMeta>
        return [label, confirm, success, failure, when, together?.unlike].flatMap((key) => key ?? [])
      })
      // What a correction brings is said by the area, as at the beginning.
      const payloads = Object.entries(lifecycle.events).flatMap(([type, { fields }]) =>
        type === lifecycle.correction
          ? []
          : Object.entries(fields).flatMap(([name, field]) => [
              `payload.${type}.${name}`,
              ...(field.type === 'option' ? field.options.map((option) => `options.${name}.${option}`) : []),
            ]),
      )
      const expected = [
        'about',
        ...nodes.map(({ meta }) => (meta as StateMeta).label),
        ...nodes.map(({ meta }) => helpKeyOf((meta as StateMeta).label)),
        ...metas,
        ...payloads,
        ...[...Object.keys(lifecycle.rules), ...kernelGuards, ...unlistedIn(lifecycle)].map(
          (guard) => `reasons.${guard}`,
        ),
        ...figured.map((guard) => `figures.${guard}`),
        ...(lifecycle.reckons ? ['title', 'how', 'none', ...lifecycle.reckons.lines] : []).map(
          (line) => `reckoning.${line}`,
        ),
        ...(lifecycle.outlook ? ['title', 'day', 'outside', ...lifecycle.outlook.lines] : []).map(
          (line) => `outlook.${line}`,
        ),
        ...Object.entries(lifecycle.tables ?? {}).flatMap(([name, { asks, gives }]) => [
          `tables.${name}.title`,
          ...Object.keys(asks).map((fact) => `tables.${name}.asks.${fact}`),
          ...Object.keys(gives).map((field) => `tables.${name}.gives.${field}`),
        ]),
        ...mails.flatMap((message) => [`mails.${message}.subject`, `mails.${message}.body`]),
        ...[...inquiries, ...shown].map((key) => `inquiries.${key}`),
        ...Object.keys(declared.documents ?? {}).flatMap((name) => [
          `documents.${name}.title`,
          `documents.${name}.file`,
        ]),
      ].map((key) => key.replace(/^\w+:/, ''))
      const said = keysOf(words).filter((key) => !key.startsWith('timeline.') && !isOtherForm(words, key))
      expect(said.toSorted()).toEqual([...new Set(expected)].toSorted())
    })

    it('fills in the same values as in English', () => {
      const values = (text: unknown) =>
        (typeof text === 'string' ? (text.match(/\{\{[^}]+\}\}/g) ?? []) : []).toSorted()
      expect(keysOf(words)).toEqual(keysOf(en))
      for (const key of keysOf(en)) expect([key, values(wordsAt(words, key))]).toEqual([key, values(wordsAt(en, key))])
    })
  })
})
