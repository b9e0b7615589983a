import type { Mentionable, Mentioned } from '../../shared/endpoints/answers/comments.ts'

/** Who is called for before the caret: what is typed behind an `@`, and where that stands. */
export interface Call {
  from: number
  to: number
  typed: string
}

const called = /(?:^|\s)@([^@\n]{0,40})$/

export const callAt = (text: string, caret: number): Call | null => {
  const [, typed] = called.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? null : { from: caret - typed.length - 1, to: caret, typed }
}

/** People offered at once. */
const most = 6

/** Those whose name has a word that begins like what is typed. */
export const matching = (people: readonly Mentionable[], typed: string): Mentionable[] => {
  const sought = typed.trim().toLowerCase()
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${sought}`)).slice(0, most)
}

/** The text with somebody in the place of the call, and where the caret stands then. */
export const mentioned = (text: string, { from, to }: Call, { name }: Mentioned): { text: string; caret: number } => {
  const said = `@${name} `
  return { text: text.slice(0, from) + said + text.slice(to).trimStart(), caret: from + said.length }
}

/** Of those who were chosen, who is still named. */
export const stillNamed = <M extends Mentioned>(text: string, chosen: readonly M[]): M[] =>
  chosen.filter(
    ({ name }, index) => text.includes(`@${name}`) && chosen.findIndex((one) => one.name === name) === index,
  )

/** A text in parts, those that name somebody marked. */
export const partsOf = (text: string, mentions: readonly Mentioned[]): { text: string; isMention: boolean }[] => {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const parts: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest) {
    const [at, name] = names
      .map((one): [number, string] => [rest.indexOf(one), one])
      .filter(([index]) => index >= 0)
      .reduce<[number, string]>((first, one) => (one[0] < first[0] ? one : first), [rest.length, ''])
    if (at > 0) parts.push({ text: rest.slice(0, at), isMention: false })
    if (name) parts.push({ text: name, isMention: true })
    rest = rest.slice(at + name.length)
  }
  return parts
}
