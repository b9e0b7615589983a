/** What comes of the work, once that which goes on beside it has ended too; neither is left behind when the other fails. */
export const alongside = async <T>(work: Promise<T>, ...others: Promise<unknown>[]): Promise<T> => {
  await Promise.allSettled([work, ...others])
  await Promise.all(others)
  return work
}
