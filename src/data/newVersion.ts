/** Whether a part of the product could not be fetched that a page is made of. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof TypeError && /\bmodule\b/i.test(error.message)

/** Whether the server serves another version by now, which has other parts; false where it cannot be asked. */
export const isRenewed = async (): Promise<boolean> => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  return !!entry && page !== null && !page.includes(entry)
}
