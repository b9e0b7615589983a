import type { CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

type Step = string | number

/** What may stand at a place of JSON that is being written. */
export type Offering = (
  value: unknown,
  path: readonly Step[],
) => { members: readonly string[]; values: readonly unknown[] }

const single = new Set(['String', 'Number', 'True', 'False', 'Null'])
const isValue = ({ name }: SyntaxNode): boolean => single.has(name) || name === 'Object' || name === 'Array'

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child)
  return found
}

const parsed = (doc: Text, { from, to }: SyntaxNode): unknown => {
  try {
    return JSON.parse(doc.sliceString(from, to))
  } catch {
    return undefined
  }
}

const nameIn = (doc: Text, property: SyntaxNode): string => {
  const name = property.getChild('PropertyName')
  return name ? String(parsed(doc, name)) : ''
}

/** As far as it is JSON. */
const valueOf = (doc: Text, node: SyntaxNode): unknown => {
  if (node.name === 'Array') return childrenOf(node).flatMap((one) => (isValue(one) ? [valueOf(doc, one)] : []))
  if (node.name !== 'Object') return single.has(node.name) ? parsed(doc, node) : undefined
  return Object.fromEntries(
    node.getChildren('Property').map((property) => {
      const value = childrenOf(property).find(isValue)
      return [nameIn(doc, property), value && valueOf(doc, value)]
    }),
  )
}

const pathTo = (doc: Text, node: SyntaxNode): Step[] => {
  const { parent } = node
  if (!parent) return []
  const above = pathTo(doc, parent)
  if (parent.name === 'Property') return node.name === 'PropertyName' ? above : [...above, nameIn(doc, parent)]
  if (parent.name !== 'Array' || !isValue(node)) return above
  return [...above, childrenOf(parent).filter((one) => isValue(one) && one.to <= node.from).length]
}

interface Place {
  path: Step[]
  is: 'member' | 'value'
  from: number
  to: number
}

const placeAt = (doc: Text, node: SyntaxNode, from: number, to: number): Place | null => {
  switch (node.name) {
    case 'PropertyName':
      return { path: pathTo(doc, node.parent!), is: 'member', from: node.from, to: node.to }
    case 'String':
      return { path: pathTo(doc, node), is: 'value', from: node.from, to: node.to }
    case 'Object':
      return { path: pathTo(doc, node), is: 'member', from, to }
    case 'Property':
      return { path: [...pathTo(doc, node), nameIn(doc, node)], is: 'value', from, to }
    case 'Array': {
      const before = childrenOf(node).filter((one) => isValue(one) && one.to <= from).length
      return { path: [...pathTo(doc, node), before], is: 'value', from, to }
    }
    default:
      return node.parent && placeAt(doc, node.parent, from, to)
  }
}

/** A member that is named now has its colon already, or gets it. */
const named = (doc: Text, name: string, to: number): string =>
  /^\s*:/.test(doc.sliceString(to, to + 20)) ? JSON.stringify(name) : `${JSON.stringify(name)}: `

/** Completes names of members and values, as they are offered for where they stand. */
export const completing =
  (offered: Offering): CompletionSource =>
  (context): CompletionResult | null => {
    const { state, pos, explicit } = context
    const { doc } = state
    const word = context.matchBefore(/[\w-]+/)
    if (!word && !explicit && !context.matchBefore(/["{[:,]\s?/)) return null
    const tree = syntaxTree(state)
    const from = word?.from ?? pos
    const place = placeAt(doc, tree.resolveInner(pos, -1), from, pos)
    if (!place) return null
    const { members, values } = offered(valueOf(doc, tree.topNode.firstChild ?? tree.topNode), place.path)
    const options =
      place.is === 'member'
        ? members.map((name) => ({ label: name, type: 'property', apply: named(doc, name, place.to) }))
        : values.map((value) => ({ label: String(value), type: 'constant', apply: JSON.stringify(value) }))
    if (options.length === 0) return null
    const isQuoted = doc.sliceString(place.from, place.from + 1) === '"'
    // What is looked for stands between the quotes.
    return {
      from: isQuoted ? place.from + 1 : place.from,
      options: options.map((one) => (isQuoted ? { ...one, apply: replacing(one.apply, place) } : one)),
    }
  }

/** With the quotes that stand around it. */
const replacing =
  (text: string, { from, to }: Place) =>
  (view: EditorView): void =>
    view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } })
