import type { Host } from '../context.ts'
import { day, takeQuotas } from '../quota.ts'
import type { Session } from '../sessions/types.ts'
import type { FilePlace } from './place.ts'

/**
 * Counts a file by the person and by the organisation that bring it, before it is there.
 * @throws HttpError TOO_MANY when either has brought as many files, or as many bytes, as may be brought in a day
 */
export const countUpload = (
  { store, clock, config }: Host,
  { user, caller }: Session,
  bytes: number,
): Promise<unknown> => {
  const { files, megabytes, organisationFiles, organisationMegabytes } = config.uploads
  const count = (who: string, most: number) => ({ who, quota: { kind: 'files', most, seconds: day } })
  const weigh = (who: string, most: number) => ({
    who,
    quota: { kind: 'fileBytes', most: most * 1024 * 1024, seconds: day },
    amount: bytes,
  })
  const takes = [
    count(user.id, files),
    weigh(user.id, megabytes),
    count(caller.organisation, organisationFiles),
    weigh(caller.organisation, organisationMegabytes),
  ]
  return takeQuotas(store, takes, clock())
}

/** Of one case, by who has a link to it. */
const brought = { files: 60, megabytes: 200 }

/** The same of a file that somebody brings by a link. @throws HttpError TOO_MANY */
export const countBrought = ({ store, clock }: Host, { area, id }: FilePlace, bytes: number): Promise<unknown> => {
  const who = `${area} ${id}`
  const takes = [
    { who, quota: { kind: 'broughtFiles', most: brought.files, seconds: day } },
    { who, quota: { kind: 'broughtBytes', most: brought.megabytes * 1024 * 1024, seconds: day }, amount: bytes },
  ]
  return takeQuotas(store, takes, clock())
}
