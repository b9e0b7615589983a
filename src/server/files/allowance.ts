import type { Host } from '../context.ts'
import { day, takeQuotas } from '../quota.ts'
import type { Session } from '../sessions/types.ts'

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
