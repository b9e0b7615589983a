import type { Mark } from '../../pages/fill/Marked.tsx'
import { differences } from '../../shared/forms/compare.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { graphOf } from '../../shared/forms/graph.ts'
import { groupOf } from '../../shared/forms/walk.ts'

/** The part at which something is seen: what is a column of a table goes by its table. */
const seenAt = (definition: Definition, key: string): string => {
  const part = graphOf(definition).parts.get(key)
  const group = part && groupOf(part)
  return group?.item.look === 'table' ? group.key : key
}

/** What became of the parts of a form, to be marked in it as it was and as it is. */
export const marksBetween = (before: Definition, after: Definition) => {
  const [old, now] = [new Map<string, Mark>(), new Map<string, Mark>()]
  const put = (marks: Map<string, Mark>, definition: Definition, key: string, mark: Mark) => {
    const at = seenAt(definition, key)
    marks.set(at, at === key && marks.get(at) !== 'changed' ? mark : 'changed')
  }
  const [was, is] = [graphOf(before).parts, graphOf(after).parts]
  for (const { at } of differences(before, after))
    if (was.has(at) && is.has(at)) {
      put(old, before, at, 'changed')
      put(now, after, at, 'changed')
    }
  for (const key of was.keys()) if (!is.has(key)) put(old, before, key, 'gone')
  for (const key of is.keys()) if (!was.has(key)) put(now, after, key, 'new')
  return { old, now }
}
