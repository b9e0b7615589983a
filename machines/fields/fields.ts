import { code, type Code } from './code.ts'
import { colour, type Colour } from './colour.ts'
import { country, type Country } from './country.ts'
import { currency, type Currency } from './currency.ts'
import { date, type CalendarDay } from './date.ts'
import { decimal, type Decimal } from './decimal.ts'
import { file, type File } from './file.ts'
import { files, type Files } from './files.ts'
import { flag, type Flag } from './flag.ts'
import { group, type Group } from './group.ts'
import { image, type Image } from './image.ts'
import { instant, type Instant } from './instant.ts'
import { integer, type Integer } from './integer.ts'
import { json, type JsonValue } from './json.ts'
import { longText, type LongText } from './longText.ts'
import { money, type Money } from './money.ts'
import { option, type Option } from './option.ts'
import { options, type Options } from './options.ts'
import { password, type Password } from './password.ts'
import { period, type Period } from './period.ts'
import { phone, type Phone } from './phone.ts'
import { rate, type Rate } from './rate.ts'
import { reference, type Among, type Reference } from './reference.ts'
import { references, type References } from './references.ts'
import { text, type Text } from './text.ts'
import type { FieldType } from './type.ts'
import { url, type Url } from './url.ts'
import { wording, type Wording } from './wording.ts'

export type Field =
  | Text
  | LongText
  | Integer
  | Decimal
  | Money
  | Currency
  | Rate
  | CalendarDay
  | Instant
  | Period
  | Flag
  | Option
  | Options
  | Group
  | Colour
  | Url
  | Country
  | Phone
  | JsonValue
  | Reference
  | References
  | Image
  | Files
  | File
  | Code
  | Wording
  | Password

export type FieldKind = Field['type']
export type FieldOf<K extends FieldKind> = Extract<Field, { type: K }>
export type Fields = Readonly<Record<string, Field>>

/** The files of records are theirs alone, and wordings the host's: what is asked for beside a form holds none. */
export type AskedField = Exclude<Field, Image | Files | Wording>
export type AskedFields = Readonly<Record<string, AskedField>>

/**
 * A field of what an event brings; with `listedBy` it is asked for where that fact lists it, and stays empty elsewhere. With `when` it is asked for only beside one of these values of another. With `party` it is an
 * organisation of that kind that has a part in what begins: who begins it for one of the kind is not asked, since it is theirs.
 */
export type PayloadField = AskedField & {
  when?: { field: string; is: readonly string[] }
  listedBy?: Among
  party?: string
}
export type PayloadFields = Readonly<Record<string, PayloadField>>

/** Every field type under the name that declarations call it by; one that lacks a part does not compile. */
export const fieldTypes = {
  text,
  longText,
  integer,
  decimal,
  money,
  currency,
  rate,
  date,
  instant,
  period,
  flag,
  option,
  options,
  group,
  colour,
  url,
  country,
  phone,
  json,
  reference,
  references,
  image,
  files,
  file,
  code,
  wording,
  password,
} satisfies { [K in FieldKind]: FieldType<FieldOf<K>> }

export const typeOf = (kind: FieldKind): FieldType => fieldTypes[kind]

/** What a field holds that nobody has filled in. */
export const emptyOf = (field: Field): unknown =>
  field.type === 'flag' ? (field.initial ?? false) : typeOf(field.type).empty

/** Whether a field is asked for beside what the others hold. */
export const isAsked = ({ when }: PayloadField, values: Readonly<Record<string, unknown>>): boolean =>
  !when || when.is.some((value) => value === values[when.field])
