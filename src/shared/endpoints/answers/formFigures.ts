/** What became of one thing that is asked, as numbers alone. */
export interface FieldFigures {
  /** Its name, after that of its group where it is in one. */
  at: string
  /** Of how many submissions it was asked, and in how many of these there is an answer; what has been blanked counts in neither. */
  asked: number
  answered: number
  /** Drafts that nobody has gone on with for a day, of which it is the last answer. */
  left: number
  /** For how long people were at it, on average; null: of nobody is that known. */
  seconds: number | null
}

/** How often somebody was held up by what was wrong at a field. */
export interface Stumbling {
  at: string
  /** As in a `FieldError`. */
  key: string
  times: number
}

export type Stumble = Pick<Stumbling, 'at' | 'key'>

/** How long somebody was at a field. */
export interface Stay {
  at: string
  seconds: number
}

/** What is counted of somebody who fills in a form. */
export interface Counted {
  stumblings?: Stumble[]
  stays?: Stay[]
}

export interface VersionFigures {
  /** The newest, up to `most`. */
  submissions: number
  most: number
  drafts: number
  abandoned: number
  /** Of the submissions whose beginning is known, and how many these are. */
  medianSeconds: number | null
  timed: number
  fields: FieldFigures[]
  stumblings: Stumbling[]
}

/** What depends on a form. */
export interface FormUses {
  bindings: { id: string; name: string }[]
  /** Of requests. */
  types: { id: string; name: string }[]
  /** That await answers. */
  claims: number
  quotations: number
  /** Links by which it can still be answered. */
  links: number
  /** By the version to which they belong, each that has any. */
  versions: { number: number; drafts: number; submissions: number }[]
}

export interface FormFigureAnswers {
  'formFigures.read': VersionFigures
  'formFigures.stumble': { noted: number }
  'formFigures.uses': FormUses
}
