import { faker } from '@faker-js/faker/locale/id_ID'
import { days } from '../../../../machines/kit/days.ts'
import { linkHours } from '../../../areas/forms/invitation.ts'
import { hashOf } from '../../linkToken.ts'
import type { Sql } from '../../store/store.ts'
import { hours } from '../calendar.ts'
import { insertRows } from '../insertRows.ts'
import { fullName, mailName } from '../person.ts'

/** What somebody has answered by a link. */
export interface Answered {
  recipient: string
  variant: string | null
  at: string
  submission: string
}

interface Form {
  form: string
  organisation_id: string
  variants: readonly { code: string }[]
}

/** Links that nobody has answered, and the hours since they were made. */
const others = [
  ['OPEN', 3],
  ['OPEN', 50],
  ['EXPIRED', 130],
  ['REVOKED', 26],
] as const

const instant = (time: number): string => new Date(time).toISOString()

/** Writes the links to a form by which these have been answered, and some that have not; by one somebody has begun and left it. */
export const writeLinks = async (
  sql: Sql,
  { form, organisation_id, variants }: Form,
  answered: readonly Answered[],
  now: Date,
): Promise<void> => {
  const linkOf = (status: string, issued: number, told: Pick<Answered, 'recipient' | 'variant'>, last = issued) => ({
    id: faker.string.uuid(),
    created_at: instant(issued),
    updated_at: instant(last),
    organisation_id,
    revision: 1,
    form,
    ...told,
    about: `POL-${faker.string.numeric(9)}`,
    email: `${mailName(told.recipient)}@example.test`,
    language: 'id',
    status,
    issued_at: instant(issued),
    mailed_at: instant(issued),
    expires_at: instant(issued + hours(linkHours.usual)),
    submission: null as string | null,
  })
  const variant = variants.at(-1)?.code ?? null
  const somebody = () => ({ recipient: fullName(faker.helpers.arrayElement(['female', 'male'])), variant })
  const open = others.map(([status, ago]) => linkOf(status, now.getTime() - hours(ago), somebody()))
  const done = answered.map(({ at, submission, ...told }) => ({
    ...linkOf('ANSWERED', Date.parse(at) - hours(faker.number.int({ min: 2, max: 40 })), told, Date.parse(at)),
    submission,
  }))
  await insertRows(sql, 'form_links', [...open, ...done])
  const led = open.filter(({ status }) => status === 'OPEN')
  const left = instant(now.getTime() - days(1.5))
  await insertRows(
    sql,
    'form_link_secrets',
    led.map(({ id, email }, index) => ({
      link: id,
      token_hash: hashOf(id),
      mailed_to: email,
      draft_revision: index,
      typed: index === 0 ? null : { answers: { policyNumber: `POL-${faker.string.numeric(9)}` } },
      saved_at: index === 0 ? null : left,
      begun_at: index === 0 ? null : left,
    })),
  )
}
