/** Brings the person to the first place of a form, as it stands on the page, that is among those that are wrong: an input by its name, or a cell that becomes one. */
export const focusFirst = (form: HTMLFormElement | null, wrong: readonly string[]): void => {
  const places = [...(form?.querySelectorAll<HTMLElement>('[name], [data-path]') ?? [])]
  places.find((place) => wrong.includes(place.dataset.path ?? place.getAttribute('name')!))?.focus()
}
