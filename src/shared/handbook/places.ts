import { ownPages } from '../navigation/pages.ts'

/** The place of a rule, and of a letter, in the chapter of its lifecycle; a state’s is its id. */
export const ruleAnchor = (name: string): string => `rule.${name}`
export const letterAnchor = (name: string): string => `letter.${name}`

/** Where the handbook tells of a lifecycle: all of it, or a part. */
export const handbookPlace = (lifecycle: string, anchor?: string): string =>
  `${ownPages.handbook.path}?of=${lifecycle}${anchor === undefined ? '' : `#${anchor}`}`
