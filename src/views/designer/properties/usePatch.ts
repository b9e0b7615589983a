import { useTranslation } from 'react-i18next'
import { keyOf } from '../../../shared/forms/walk.ts'
import { useDesign } from '../design.ts'
import { standOf, type Part } from '../edit.ts'
import { readPart } from '../fragment.ts'

/** Members that are changed; undefined takes one away. */
export type Patch = Readonly<Record<string, unknown>>

/** Changes a part, or says why it may not be so; `made` are names and stored values that follow its labels. */
export type Apply = (patch: Patch, run?: string, made?: readonly string[]) => string | null

const patched = (part: Part, patch: Patch): Part =>
  Object.fromEntries(
    Object.entries({ ...part, ...patch }).filter(([, value]) => value !== undefined),
  ) as unknown as Part

export const usePatch = (key: string): Apply => {
  const { t } = useTranslation(['designer', 'forms'])
  const { actor } = useDesign()
  return (patch, run, made) => {
    const part = standOf(actor.getSnapshot().context.definition, key)?.part
    if (!part) return null
    const to = patched(part, patch)
    const read = readPart(to)
    if (!read.ok) return t(read.fields[0]!.key, read.fields[0]!.values)
    const event = { type: 'item.changed', key, to, run, made } as const
    if (keyOf(to) !== key && !actor.getSnapshot().can(event)) return t('properties.taken')
    actor.send(event)
    return null
  }
}
