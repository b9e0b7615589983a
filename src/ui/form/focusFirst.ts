/** Brings the person to the first input of a form, as it stands on the page, that is among those that are wrong. */
export const focusFirst = (form: HTMLFormElement | null, wrong: readonly string[]): void => {
  const first = [...(form?.elements ?? [])].find((input) => wrong.includes(input.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
