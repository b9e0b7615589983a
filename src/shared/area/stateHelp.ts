import type { OutlineState } from '../../../machines/kernel/outline.ts'

/** Key of the words that a state is explained by, which stand beside those that it is called by. */
export const helpKeyOf = (label: string): string => {
  const [namespace, path] = label.split(':states.')
  return `${namespace}:help.${path}`
}

/** What a state means, in the reader's words; of a machine without words of its own as it is declared. */
export const stateHelp = (
  { label, description }: Pick<OutlineState, 'label' | 'description'>,
  textOf: (key: string) => string,
): string => (label.includes(':states.') ? textOf(helpKeyOf(label)) : description)
