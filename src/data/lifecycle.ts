import { companionsOf } from '../../machines/kernel/others.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { outlines } from '../areas/outlines.ts'
import type { Outline } from '../shared/area/outline.ts'
import type { AreaLifecycle } from '../shared/area/types.ts'
import { loadWords } from './language.ts'

/** The area whose records have a lifecycle. */
export const caseAreaOf = (id: string): Outline => outlines.find(({ lifecycle }) => lifecycle?.id === id)!

/** The words by which the records are called that a lifecycle's events involve, and by which these refuse. */
export const companionWords = (lifecycle: Lifecycle): string[] =>
  companionsOf(lifecycle).flatMap((id) => [id, caseAreaOf(id).name])

/** The words of what is begun from records of this lifecycle. */
const begunWords = ({ id }: Lifecycle): string[] =>
  outlines.flatMap(({ name, lifecycle }) => (lifecycle?.from?.lifecycle === id ? [name, lifecycle.id] : []))

/** A lifecycle, once the words are there of the other records that its own are shown with. */
export const loadLifecycle = async ({ load }: AreaLifecycle): Promise<Lifecycle> => {
  const lifecycle = await load()
  await loadWords([...companionWords(lifecycle), ...begunWords(lifecycle)])
  return lifecycle
}
