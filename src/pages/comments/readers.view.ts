import type { SnapshotFrom } from 'xstate'
import type { Audience } from '../../shared/endpoints/answers/comments.ts'
import type { readersMachine } from './readers.machine.ts'

/** Who may be mentioned in what is told to an audience; null while they are not known. */
export const readersFor =
  (audience: Audience) =>
  ({ context: { people } }: SnapshotFrom<typeof readersMachine>) =>
    people?.filter(({ isColleague }) => audience === 'all' || isColleague) ?? null
