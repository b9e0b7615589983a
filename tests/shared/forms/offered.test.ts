import { describe, expect, it } from 'vitest'
import { jsonLanguage } from '@codemirror/lang-json'
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { offeredAt } from '../../../src/shared/forms/offered.ts'
import { completing } from '../../../src/ui/json/completing.ts'

const items = (...own: object[]) => ({ schema: 1, pages: [{ id: 'one', items: own }] })
const at = ['pages', 0, 'items', 0]

describe('what may stand in a definition that is written as JSON', () => {
  it('is what its schema has there and is not there yet', () => {
    expect(offeredAt({}, [])).toEqual({ members: ['schema', 'pages'], values: [] })
    expect(offeredAt(items(), ['pages', 0]).members).toEqual(['title', 'visible'])
    expect(offeredAt(items({}), at).members).toEqual(['kind'])
    expect(offeredAt(items({}), [...at, 'kind']).values).toEqual(['section', 'group', 'field'])
    expect(offeredAt(items({ kind: 'section' }), [...at, 'columns']).values).toEqual([1, 2, 3])
    expect(offeredAt(items({ kind: 'field' }), [...at, 'type']).values).toContain('money')
    const money = items({ kind: 'field', type: 'money', name: 'cost' })
    expect(offeredAt(money, at).members).toEqual(
      expect.arrayContaining(['label', 'currency', 'min', 'nonZero', 'help']),
    )
    expect(offeredAt(money, at).members).not.toEqual(expect.arrayContaining(['name']))
    expect(offeredAt(money, [...at, 'required']).values).toEqual([true])
    expect(offeredAt(money, [...at, 'label']).members).toEqual(['en', 'id', 'vi'])
  })

  it('names the fields that a condition or a calculation may look at', () => {
    const form = items(
      { kind: 'field', type: 'flag', name: 'towed', visible: {} },
      { kind: 'group', name: 'parties', items: [] },
    )
    expect(offeredAt(form, [...at, 'visible']).members).toEqual(['field', 'is', 'all', 'any', 'not'])
    expect(offeredAt(form, [...at, 'visible', 'field']).values).toEqual(['towed', 'parties'])
    expect(offeredAt(form, [...at, 'visible', 'all', 0, 'is']).values).toContain('filled')
    const sum = items({ kind: 'field', type: 'calculated', name: 'sum', value: { op: 'add', of: [{}] } })
    expect(offeredAt(sum, [...at, 'value', 'op']).values).toEqual([
      'add',
      'subtract',
      'multiply',
      'divide',
      'least',
      'most',
    ])
    expect(offeredAt(sum, [...at, 'value', 'of', 0]).members).toEqual(['op', 'of', 'field', 'sum', 'count', 'when'])
  })

  it('is nothing where nothing belongs', () => {
    for (const path of [['nowhere'], ['pages', 'x', 0], ['__proto__'], ['pages', 0, 'items', 99, 'deep', 'deeper']])
      expect(offeredAt(items({ kind: 'field' }), path)).toEqual({ members: [], values: [] })
    expect(offeredAt(null, ['pages', 0]).members).toContain('title')
  })
})

/** At the stroke. */
const completedAt = (written: string) => {
  const pos = written.indexOf('|')
  const doc = written.replace('|', '')
  const state = EditorState.create({ doc, extensions: jsonLanguage })
  const found = completing(offeredAt)(new CompletionContext(state, pos, true))
  if (!found || 'then' in found) return null
  return { written: doc.slice(found.from, pos), offered: found.options.map(({ label }) => label) }
}

describe('the completion of JSON', () => {
  const page = (inside: string) => `{"schema": 1, "pages": [{"id": "one", "items": [${inside}]}]}`

  it('finds what is offered where something is written, though it is no JSON yet', () => {
    expect(completedAt('{|}')).toMatchObject({ offered: ['schema', 'pages'] })
    expect(completedAt('{"sch|"}')).toEqual({ written: 'sch', offered: ['schema', 'pages'] })
    expect(completedAt(page('{"kind": "field", "type": "|"}'))?.offered).toContain('signature')
    expect(completedAt(page('{"kind": "field", "type": |}'))?.offered).toContain('signature')
    expect(completedAt(page('{"kind": "field", "type": "money", |}'))?.offered).toContain('currency')
    expect(completedAt(page('{"kind": "field"}, {"kind": "sec|"}'))).toEqual({
      written: 'sec',
      offered: ['section', 'group', 'field'],
    })
    expect(completedAt(page('{"kind": "section", "columns": |'))?.offered).toEqual(['1', '2', '3'])
  })
})
