import { mostFindings } from '../../../machines/publication/publication.events.ts'
import type { Area } from '../../shared/area/types.ts'
import { breaksBetween, breaksText } from '../../shared/forms/breaks.ts'
import { findingsIn } from '../../shared/forms/check/check.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { undrawable } from '../../shared/forms/drawn.ts'
import { type Found, keptFinding, touchedBy } from '../../shared/forms/found.ts'
import { readDefinition } from '../../shared/forms/read.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import type { Fits } from '../../shared/forms/schema.ts'
import { type FormTest, tried } from '../../shared/forms/testing.ts'
import { unknownAreas, unseenAreas } from '../../shared/area/unknownAreas.ts'
import { rightsOf } from '../sessions/people.ts'
import { type Performer, textOf } from '../task.ts'
import { teller } from '../words.ts'
import { usesOf } from './formFigures.ts'

const asked = 'select definition from form_definitions where id = $1'
const live = `
  select d.definition from designed_forms f
  join form_versions v on v.form = f.id and v.number = f.live
  join form_definitions d on d.id = v.definition
  where f.id = $1`
/** What whoever asked for the check may do by now. */
const submitter = `
  select ${rightsOf('m')} as permissions from timeline t
  join memberships m on m.user_id::text = t.event #>> '{by,userId}' and m.organisation_id::text = t.event #>> '{by,organisation,id}'
  where t.area = $1 and t.case_id = $2 and t.revision = $3`
const tests = 'select name, day::text, known, answers, expected from form_tests where form = $1 order by name, id'

interface Beside {
  areas: readonly Area[]
  /** Of who publishes it. */
  permissions: readonly string[]
  at: string
  fits: Fits
}

/** What stands against a definition by itself; it is drawn once nothing else does. */
const alone = (definition: Definition, { areas, permissions, at, fits }: Beside): Found[] => {
  const grave = [
    ...findingsIn(definition).filter((one) => one.grave),
    ...unknownAreas(definition, areas),
    ...unseenAreas(definition, areas, permissions),
  ]
  if (grave.length > 0) return grave
  return undrawable(definition, { at, fits }, (locale) => teller(locale))
}

/** What it makes otherwise of the answers that are kept with the form. */
const failing = (definition: Definition, kept: readonly FormTest[], fits: Fits): Found[] =>
  kept.flatMap((test) =>
    tried(definition, test, fits).map(({ at, ...deviation }) => ({
      check: 'TEST',
      at,
      values: { test: test.name, ...deviation },
    })),
  )

/** Checks what a version asks, by itself, beside the live one and by the tests of its form, and answers. */
export const checkForm: Performer = async (task, { read, host, at }) => {
  const { definition, submission } = task.params
  const form = textOf(task, 'form')
  const designOf = async (text: string, id: unknown): Promise<Definition | null> => {
    const [row] = await read.query<{ definition: string }>(text, [id])
    const found = row && readDefinition(row.definition)
    return found?.ok ? found.value : null
  }
  /** What it takes from who has answered the live one, unless exactly that was confirmed, with how much was answered. */
  const breaking = async (wanted: Definition): Promise<Found[]> => {
    const beside = await designOf(live, form)
    const breaks = beside ? breaksBetween(beside, wanted) : []
    if (breaks.length === 0 || breaksText(breaks) === textOf(task, 'breaks')) return []
    const touched = touchedBy(await usesOf((text, values) => read.query(text, values), form, new Date(at)))
    return [
      { check: 'TOUCHED', at: '', values: touched },
      ...breaks.map(({ kind, at: where, values }) => ({ check: kind, at: where, values })),
    ]
  }
  const against = async (wanted: Definition): Promise<Found[]> => {
    const fits = await readyFor(wanted)
    const [by] = await read.query<{ permissions: string[] }>(submitter, [task.area, task.case_id, task.revision])
    return [
      ...alone(wanted, { areas: host.areas, permissions: by?.permissions ?? [], at, fits }),
      ...(await breaking(wanted)),
      ...failing(wanted, await read.query<FormTest>(tests, [form]), fits),
    ]
  }
  const wanted = await designOf(asked, definition)
  const findings = wanted ? await against(wanted) : [{ check: 'UNREADABLE', at: '', values: {} }]
  if (findings.length === 0) return { event: { type: 'form.checked', submission } }
  return { event: { type: 'form.faulted', submission, findings: findings.slice(0, mostFindings).map(keptFinding) } }
}
