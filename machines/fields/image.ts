import { pictureLimits } from './fileKinds.ts'
import { isKept, type KeptFile } from './kept.ts'
import { must, say } from './messages.ts'
import { fieldType, type Declared } from './type.ts'

/** A picture, cut by whoever chooses it. */
export interface Image extends Declared {
  type: 'image'
  round?: true
  /** As it is seen, in px, at most 280 by 240; 200 where it is not said. Twice as many are kept. */
  width?: number
  height?: number
}

/** In px, as a picture of the field is seen. */
export const sizeOf = ({ width = 200, height = 200 }: Image) => ({ width, height })

export const image = fieldType<Image, KeptFile>({
  schema: ({ mixed }) => mixed<KeptFile>().test(must(say('uploading'), isKept)),
  text: ({ name }) => name,
  sql: 'jsonb',
  scalar: 'JSON',
  empty: null,
  cursor: null,
  filters: [],
  shape: 'block',
  missing: 'uploadRequired',
  takes: () => pictureLimits,
})
