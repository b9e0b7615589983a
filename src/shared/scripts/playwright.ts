import { demoPassword, demoPeople } from './demoPeople.ts'
import { driver } from './driver.ts'
import type { Script, ScriptField, ScriptPerson, ScriptStep } from './types.ts'

const js = (value: unknown): string => JSON.stringify(value)

const variable = ({ kind, number }: ScriptPerson): string =>
  `COVERGATE_${kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}_${number}`

/** Why a machine cannot go a path by itself; null: it can. */
export const hindranceOf = ({ steps, needs }: Script): string | null => {
  if (steps.some(({ until }) => until !== null)) return 'It waits for a time limit: set the clock of the product ahead'
  if (steps.some(({ isElsewhere }) => isElsewhere)) return 'A page of its own asks what is typed there'
  if (steps.some(({ person }) => person?.hasAccount === false)) return 'Somebody answers by the link of a letter'
  if (steps.some(({ fields }) => fields.flat().some(({ type }) => type === 'code'))) return 'It needs a mailed code'
  return needs.length > 0 ? 'COVERGATE_CASE says the address of a case to start with' : null
}

const filling = ({ type, label, value, day, isUnique, party }: ScriptField): string => {
  const name = js(label)
  switch (type) {
    case 'date':
      return day!.after === null
        ? `await go.day(${name}, ${js(day!.iso)})`
        : `await go.day(${name}, dayAfter(${day!.after}))`
    case 'option':
    case 'currency':
      return `await go.select(${name}, ${js(value)})`
    case 'country':
      return `await go.choose(${name}, ${js(value)})`
    case 'flag':
      return `await go.check(${name})`
    case 'file':
      return 'await go.attach()'
    case 'reference':
      return party
        ? `await go.choose(${name}, process.env.COVERGATE_${party.toUpperCase()} ?? ${js(demoPeople[party]?.organisation)})`
        : `await go.choose(${name}, '')`
    default:
      return `await go.fill(${name}, ${js(value)}${isUnique ? " + '-' + runs" : ''})`
  }
}

const signIn = (person: ScriptPerson): string => {
  const known = demoPeople[person.kind]?.emails ?? []
  const email = known[person.number - 1] ?? known[0] ?? ''
  return `await go.as(${js(`${person.kind} ${person.number}`)}, process.env.${variable(person)} ?? ${js(email)}, password)`
}

const acting = ({ list }: Script, { kind, person, button, question, confirm, fields }: ScriptStep): string[] => {
  const isBeginning = kind === 'begin'
  // A correction is typed on a page of its own.
  const isPage = fields.length > 1
  return [
    signIn(person!),
    isBeginning ? `await go.openList(${js(list.route)})` : 'await go.openCase()',
    `await go.${isBeginning || isPage ? 'press' : confirm === null ? 'shut' : 'act'}(${js(button)})`,
    ...(question === null ? [] : [`await go.sees(${js(question)})`]),
    ...fields.flatMap((section) => [...section.map(filling), ...(isPage ? ['await go.press(next)'] : [])]),
    ...(confirm === null ? [] : [`await go.press(${js(confirm)})`]),
    ...(isBeginning ? [`await go.begun(${js(list.route)})`] : []),
  ]
}

const linesOf = (script: Script, path: number, step: ScriptStep, index: number): string[] => {
  const { kind, event, sees } = step
  const isWaiting = kind === 'wait'
  return [
    `// ${index + 1}. ${event}`,
    ...(isWaiting ? [`await go.waits(${js(sees.status)})`] : acting(script, step)),
    ...sees.reasons.map((reason) => `await go.sees(${js(reason)})`),
    ...(sees.message === null || isWaiting ? [] : [`await go.sees(${js(sees.message)})`]),
    ...(kind === 'begin' ? ['await go.openCase()'] : []),
    `await go.status(${js(sees.status)})`,
    ...(sees.timeline === null || kind === 'begin' ? [] : [`await go.sees(${js(sees.timeline)})`]),
    `await go.picture(${js(`${script.machine}-${path + 1}-${index + 1}.png`)})`,
  ]
}

const testOf = (script: Script, index: number): string => {
  const reason = hindranceOf(script)
  const skip =
    reason === null ? '' : script.needs.length > 0 ? `!process.env.COVERGATE_CASE && ${js(reason)}` : js(reason)
  return [
    `test(${js(`${index + 1}. ${script.title}`)}, { timeout: 240_000${skip && `, skip: ${skip}`} }, async () => {`,
    `  const go = await open(${js(script.locale)}, process.env.COVERGATE_CASE)`,
    '  try {',
    ...script.steps.flatMap((step, at) => linesOf(script, index, step, at)).map((line) => `    ${line}`),
    '  } finally {',
    '    await go.close()',
    '  }',
    '})',
    '',
  ].join('\n')
}

/** A file that runs by itself: `node --test FILE`, beside a started product. */
export const playwrightOf = (scripts: readonly Script[], next: string): string =>
  [
    '// Made by `npm run paths`; run it with `node --test`, where the package playwright is installed.',
    `import assert from 'node:assert/strict'`,
    `import { readFile } from 'node:fs/promises'`,
    `import { test } from 'node:test'`,
    `import { chromium } from 'playwright'`,
    '',
    driver,
    `const password = process.env.COVERGATE_PASSWORD ?? ${js(demoPassword)}`,
    `const next = ${js(next)}`,
    '',
    ...scripts.map(testOf),
  ].join('\n')
