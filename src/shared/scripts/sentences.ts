import type { Tell } from '../format/fieldText.ts'
import { demoPassword, demoPeople } from './demoPeople.ts'
import type { Script, ScriptField, ScriptPerson, ScriptStep } from './types.ts'

/** What somebody does at a step, and what they must see then: each a sentence. */
export interface Sentences {
  does: string[]
  sees: string[]
}

const fieldText = (t: Tell, { label, value, type, party, isUnique }: ScriptField): string => {
  if (value === null) return t(`scripts:${party ? 'chooseParty' : 'choose'}`, { label })
  if (isUnique) return t('scripts:typeUnique', { label, value })
  const kind = { file: 'attach', option: 'select', flag: 'select', date: 'day' }[type as string] ?? 'type'
  return t(`scripts:${kind}`, { label, value })
}

const wayOf = (t: Tell, { kind, number, name: person, hasAccount }: ScriptPerson): string => {
  if (!hasAccount) return t('scripts:byLetter', { person })
  const email = demoPeople[kind]?.emails[number - 1]
  return email ? t('scripts:signInDemo', { person, email, password: demoPassword }) : t('scripts:signIn', { person })
}

const samePerson = (one: ScriptPerson | null | undefined, other: ScriptPerson | null): boolean =>
  one?.kind === other?.kind && one?.number === other?.number

const doing = (t: Tell, { list }: Script, step: ScriptStep, before: ScriptStep | undefined): string[] => {
  const { kind, person, button, isElsewhere, question, confirm, fields, until } = step
  if (kind === 'wait')
    return [until === null ? t('scripts:waitForIt') : t('scripts:waitUntil', { until }), t('scripts:openAgain')]
  const isNew = !before || before.kind === 'wait' || !samePerson(before.person, person)
  const menu = list.menu.join(' › ')
  const place = t(kind === 'begin' ? 'scripts:openList' : 'scripts:openCase', { menu, route: list.route })
  const filled = fields.filter((section) => section.length > 0)
  return [
    ...(isNew ? [wayOf(t, person!), ...(person!.hasAccount ? [place] : [])] : []),
    t(
      isElsewhere ? 'scripts:onPage' : kind === 'refused' && confirm === null ? 'scripts:tryToPress' : 'scripts:press',
      {
        button,
      },
    ),
    ...(question === null ? [] : [t('scripts:asked', { question })]),
    ...filled.flatMap((section, index) => [
      ...section.map((field) => fieldText(t, field)),
      ...(filled.length > 1 && index < fields.length ? [t('scripts:press', { button: t('form:steps.next') })] : []),
    ]),
    ...(confirm === null ? [] : [t('scripts:press', { button: confirm })]),
  ]
}

const seeing = (t: Tell, { kind, sees }: ScriptStep): string[] => [
  ...sees.reasons.map((reason) => t('scripts:refused', { reason })),
  ...(sees.message === null || kind === 'wait' ? [] : [t('scripts:message', { message: sees.message })]),
  t('scripts:status', { status: sees.status }),
  ...(sees.timeline === null ? [] : [t('scripts:timeline', { entry: sees.timeline })]),
  ...sees.letters.map(({ to, subject }) => t('scripts:letter', { to, subject })),
]

/** A script's steps as sentences, in the language that the words are of. */
export const sentencesOf = (t: Tell, script: Script): Sentences[] =>
  script.steps.map((step, index) => ({
    does: doing(t, script, step, script.steps[index - 1]),
    sees: seeing(t, step),
  }))

/** What must be there before the first step. */
export const needsText = (t: Tell, { needs, list }: Script): string[] =>
  needs.length === 0
    ? []
    : [
        t('scripts:needs', { menu: list.menu.join(' › ') }),
        ...needs.map(({ label, value }) => t('scripts:known', { label, value })),
      ]
