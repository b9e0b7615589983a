import { faker } from '@faker-js/faker/locale/id_ID'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { standingOf } from '../../../../machines/kernel/corrections.ts'
import { nextDeadline } from '../../../../machines/kernel/deadlines.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Life, type Past, send } from '../chronicle.ts'
import type { Parties } from '../people.ts'
import { application } from './quotation.ts'
import { type DocumentKind, type Step, type StepName, steps } from './steps.ts'
import type { Walk } from './walks.ts'

/** What a quotation's life needs beside its walk. */
export interface Setting extends Pick<Past, 'lifecycle' | 'people' | 'now' | 'fourEyesFrom'> {
  /** The file that stands for a document of cases between these parties. */
  fileId(kind: DocumentKind, parties: Parties): string
}

/** How far back the oldest case has ended. */
const history = days(560)
/** No state lasts longer before its deadline. */
const longestWait = days(32)

const latestOf = ({ then }: Walk, now: number): number => {
  if (then === 'settled') return now - hours(4) - history * faker.number.float() ** 1.3
  if (then === 'expire') return now - longestWait - (history - longestWait) * faker.number.float()
  return now - hours(1) - days(then.wait) * faker.number.float()
}

const instantsOf = (names: readonly StepName[], latest: number): number[] => {
  const gaps = [
    0,
    ...names.map((name) => hours(faker.number.float({ min: steps[name].hours[0], max: steps[name].hours[1] }))),
  ]
  return layOut(
    gaps,
    gaps.map(() => hours(faker.number.float({ min: 0, max: 2 }))),
    latest,
  )
}

/** A quotation that took a walk, by its lifecycle alone: each event is accepted or this throws. */
export const live = (index: number, walk: Walk, parties: Parties, setting: Setting): Life => {
  const { lifecycle, people, now, fourEyesFrom } = setting
  const colleagues = new Map<string, Actor>()
  const actorOf = ({ party, role }: Pick<Step, 'party' | 'role'>): Actor => {
    const known = colleagues.get(role) ?? faker.helpers.arrayElement(people.staff(parties[party].id, role))
    colleagues.set(role, known)
    return known
  }

  const [first, ...instants] = instantsOf(walk.steps, latestOf(walk, now)) as [number, ...number[]]
  const { input, fields } = application(index, parties, { size: walk.size, at: first, fourEyesFrom })
  const life = begun(lifecycle, input, { by: actorOf(steps.spk), at: new Date(first).toISOString() }, fields)
  walk.steps.forEach((name, position) => {
    const step: Step = steps[name]
    const at = instants[position]!
    const { context } = life.record.snapshot
    const { premium, extraPremium } = context as { premium: number; extraPremium: number }
    const payload = step.payload?.({
      at,
      premium,
      totalPremium: premium + extraPremium,
      applied: standingOf(lifecycle, context),
      declarationEmail: `declaration@${parties.insurer.domain}`,
      fileId: (kind) => setting.fileId(kind, parties),
    })
    send(life, { ...payload, type: step.type, by: actorOf(step), at: new Date(at).toISOString() })
  })

  const deadline = nextDeadline(life.record)
  if (walk.then === 'expire') send(life, { type: deadline!.event, by: systemActor, at: deadline!.at })
  else if (deadline && Date.parse(deadline.at) <= now) throw new Error(`"${walk.name}" has outlived its deadline`)
  return life
}
