import { formBlock } from '../../areas/forms/formBlock.ts'
import { ask } from '../../data/call.ts'
import { mostBlocks, type OwnBlock } from '../../shared/forms/blocks.ts'

/** The blocks of a house, by their names. */
export const readBlocks = async (_: object, signal: AbortSignal): Promise<OwnBlock[]> => {
  const { data } = await ask(formBlock, 'list', { limit: mostBlocks, sort: 'name' }, { signal })
  return data as unknown as OwnBlock[]
}
