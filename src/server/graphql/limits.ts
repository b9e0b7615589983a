import { Kind, Lexer, parse, Source, TokenKind } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { badField } from '../http/httpError.ts'

/** Tokens, brackets within each other, levels, fields and renamed fields that a document may have, its fragments counted at each place. */
export const limits = { tokens: 2000, brackets: 24, depth: 8, fields: 400, aliases: 20, rootFields: 5 }

interface Weight {
  depth: number
  /** On the first level. */
  rootFields: number
  fields: number
  aliases: number
}

const heaviest: Weight = { depth: Infinity, rootFields: Infinity, fields: Infinity, aliases: Infinity }
const nothing: Weight = { depth: 0, rootFields: 0, fields: 0, aliases: 0 }

const both = (one: Weight, other: Weight): Weight => ({
  depth: Math.max(one.depth, other.depth),
  rootFields: one.rootFields + other.rootFields,
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
})

/** A fragment that spreads itself weighs without end. */
const weigher = (fragments: Map<string, FragmentDefinitionNode>) => {
  const known = new Map<string, Weight>()
  const ofFragment = (name: string): Weight => {
    const before = known.get(name)
    if (before) return before
    known.set(name, heaviest)
    const weight = weigh(fragments.get(name)?.selectionSet)
    known.set(name, weight)
    return weight
  }
  const weigh = (set: SelectionSetNode | undefined): Weight =>
    (set?.selections ?? [])
      .map((selection): Weight => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
        const inner = weigh(selection.selectionSet)
        if (selection.kind === Kind.INLINE_FRAGMENT) return inner
        return {
          depth: inner.depth + 1,
          rootFields: 1,
          fields: inner.fields + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
        }
      })
      .reduce(both, nothing)
  return weigh
}

const opening: TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]
const closing: TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]

/** Whether a document nests no further than it may, token by token: whatever reads it next recurses. */
const isShallow = (source: string): boolean => {
  const lexer = new Lexer(new Source(source))
  let open = 0
  for (let tokens = 0; tokens <= limits.tokens && open <= limits.brackets; tokens += 1) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return true
    if (opening.includes(kind)) open += 1
    if (closing.includes(kind)) open -= 1
  }
  return false
}

const parsed = (source: string): DocumentNode => {
  try {
    if (!isShallow(source)) throw badField('query')
    return parse(source, { maxTokens: limits.tokens, noLocation: true })
  } catch {
    throw badField('query')
  }
}

/** Reads a document that is worth it: before it is validated, let alone run. @throws HttpError BAD_INPUT */
export const admit = (source: string): DocumentNode => {
  const document = parsed(source)
  const { definitions } = document
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const weigh = weigher(fragments)
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue
    if (definition.kind !== Kind.OPERATION_DEFINITION) throw badField('query')
    const { depth, rootFields, fields, aliases } = weigh(definition.selectionSet)
    const tooMuch = depth > limits.depth || fields > limits.fields || aliases > limits.aliases
    if (tooMuch || rootFields > limits.rootFields) throw badField('query')
  }
  return document
}
