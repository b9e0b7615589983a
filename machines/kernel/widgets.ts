/** How a payload's field is asked for and shown, where its type does not say. */
export interface Presentation {
  /** `money` is an integer in minor units; `file` holds the id of an uploaded file. */
  widget?: 'date' | 'money' | 'file' | 'longText' | 'code' | 'rate'
  /** Of a file: the field beside it that holds the file's name. */
  fileName?: string
}

declare module 'yup' {
  interface CustomSchemaMetadata extends Presentation {}
}
