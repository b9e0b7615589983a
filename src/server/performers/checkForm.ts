import { mostFindings } from '../../../machines/publication/publication.events.ts'
import type { Area } from '../../shared/area/types.ts'
import { breaksBetween, breaksText } from '../../shared/forms/breaks.ts'
import { findingsIn } from '../../shared/forms/check.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { readDefinition } from '../../shared/forms/read.ts'
import { placesOf } from '../../shared/forms/walk.ts'
import { type Performer, textOf } from '../task.ts'

const asked = 'select definition from form_definitions where id = $1'
const live = `
  select d.definition from designed_forms f
  join form_versions v on v.form = f.id and v.number = f.live
  join form_definitions d on d.id = v.definition
  where f.id = $1`

interface Found {
  check: string
  at: string
  values: Readonly<Record<string, string | number>>
}

const told = ({ check, at, values }: Found) => ({
  check,
  at: at.slice(0, 80),
  about: Object.values(values).join(' ').slice(0, 250) || null,
})

/** Fields that look up records of what there is not. */
const unknownAreas = (definition: Definition, areas: readonly Area[]): Found[] =>
  placesOf(definition).flatMap(({ field }) =>
    field.type === 'lookup' && areas.every(({ id }) => id !== field.area)
      ? [{ check: 'UNKNOWN_AREA', at: field.name, values: { area: field.area } }]
      : [],
  )

/** What stands against the publication of a definition beside the live one, of which these breaks were confirmed. */
const against = (
  definition: Definition,
  beside: Definition | null,
  confirmed: string,
  areas: readonly Area[],
): Found[] => {
  const grave = findingsIn(definition).filter((one) => one.grave)
  const changed = beside ? breaksBetween(beside, definition) : []
  const isConfirmed = breaksText(changed) === confirmed
  return [
    ...grave,
    ...unknownAreas(definition, areas),
    ...(isConfirmed ? [] : changed.map(({ kind, at, values }) => ({ check: kind, at, values }))),
  ]
}

/** Checks what a version asks, by itself and beside the live one, and answers. */
export const checkForm: Performer = async (task, { read, host }) => {
  const { form, definition, submission } = task.params
  const designOf = async (text: string, id: unknown): Promise<Definition | null> => {
    const [row] = await read.query<{ definition: string }>(text, [id])
    const found = row && readDefinition(row.definition)
    return found?.ok ? found.value : null
  }
  const wanted = await designOf(asked, definition)
  const findings = wanted
    ? against(wanted, await designOf(live, form), textOf(task, 'breaks'), host.areas)
    : [{ check: 'UNREADABLE', at: '', values: {} }]
  if (findings.length === 0) return { event: { type: 'form.checked', submission } }
  return { event: { type: 'form.faulted', submission, findings: findings.slice(0, mostFindings).map(told) } }
}
