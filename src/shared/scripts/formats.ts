import type { Tell } from '../format/fieldText.ts'
import { csvLine, csvMark } from '../format/csvText.ts'
import { playwrightOf } from './playwright.ts'
import { needsText, sentencesOf } from './sentences.ts'
import type { Script } from './types.ts'

/** What a script is handed over as: the end of the file's name, its type, and how scripts become its text. */
interface Format {
  ending: string
  type: string
  text(scripts: readonly Script[], t: Tell): string
}

const headOf = ({ machine, version, title }: Script, t: Tell): string => t('scripts:head', { title, machine, version })

const markdownOf = (script: Script, t: Tell): string => {
  const steps = sentencesOf(t, script).flatMap(({ does, sees }, index) => [
    '',
    `## ${t('scripts:step', { number: index + 1 })}`,
    '',
    ...does.map((one) => `- [ ] ${one}`),
    '',
    t('scripts:expected'),
    '',
    ...sees.map((one) => `- [ ] ${one}`),
  ])
  const needs = needsText(t, script).map((one, index) => (index === 0 ? one : `- ${one}`))
  return [`# ${headOf(script, t)}`, ...(needs.length > 0 ? ['', ...needs] : []), ...steps, ''].join('\n')
}

const columns = ['path', 'step', 'who', 'does', 'sees'] as const

const csvRows = (script: Script, t: Tell, path: number): string =>
  sentencesOf(t, script)
    .map(({ does, sees }, index) =>
      csvLine([
        String(path + 1),
        String(index + 1),
        script.steps[index]!.person?.name ?? '',
        does.join('\n'),
        sees.join('\n'),
      ]),
    )
    .join('')

/** Gherkin's own words stay English, which every runner reads; what they say is in the language of the script. */
const scenarioOf = (script: Script, t: Tell): string => {
  const block = (word: string, lines: readonly string[]) =>
    lines.map((line, index) => `    ${index === 0 ? word : 'And'} ${line}`)
  return [
    `  Scenario: ${script.title}`,
    ...block('Given', needsText(t, script)),
    ...sentencesOf(t, script).flatMap(({ does, sees }) => [...block('When', does), ...block('Then', sees)]),
    '',
  ].join('\n')
}

export const formats = {
  script: { ending: 'md', type: 'text/markdown', text: (all, t) => all.map((one) => markdownOf(one, t)).join('\n') },
  csv: {
    ending: 'csv',
    type: 'text/csv',
    text: (all, t) =>
      csvMark +
      csvLine(columns.map((name) => t(`scripts:columns.${name}`))) +
      all.map((one, path) => csvRows(one, t, path)).join(''),
  },
  json: { ending: 'json', type: 'application/json', text: (all) => `${JSON.stringify(all, null, 2)}\n` },
  gherkin: {
    ending: 'feature',
    type: 'text/plain',
    text: (all, t) =>
      all[0] ? `Feature: ${headOf(all[0], t)}\n\n${all.map((one) => scenarioOf(one, t)).join('\n')}` : '',
  },
  playwright: {
    ending: 'spec.mjs',
    type: 'text/javascript',
    text: (all, t) => playwrightOf(all, t('form:steps.next')),
  },
} satisfies Record<string, Format>

export type FormatName = keyof typeof formats
export const formatNames = Object.keys(formats) as FormatName[]
