import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '../../../machines/fields/fields.ts'
import { withWords } from '../../data/language.ts'
import { CodeInput } from '../../ui/fields/CodeInput.tsx'
import { GivenPasswordInput } from '../../ui/fields/GivenPasswordInput.tsx'
import { ColourInput } from '../../ui/fields/ColourInput.tsx'
import { CountryInput } from '../../ui/fields/CountryInput.tsx'
import { CurrencyInput } from '../../ui/fields/CurrencyInput.tsx'
import { DateInput } from '../../ui/fields/DateInput.tsx'
import { FlagInput } from '../../ui/fields/FlagInput.tsx'
import type { InputProps } from '../../ui/fields/input.ts'
import { JsonInput } from '../../ui/fields/JsonInput.tsx'
import { labelled } from '../../ui/fields/labelled.tsx'
import { LongTextInput } from '../../ui/fields/LongTextInput.tsx'
import { MoneyInput } from '../../ui/fields/MoneyInput.tsx'
import { DecimalInput, IntegerInput, RateInput } from '../../ui/fields/numberInputs.tsx'
import { OptionInput } from '../../ui/fields/OptionInput.tsx'
import { OptionsInput } from '../../ui/fields/OptionsInput.tsx'
import { PeriodInput } from '../../ui/fields/PeriodInput.tsx'
import { PhoneInput } from '../../ui/fields/PhoneInput.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { UrlInput } from '../../ui/fields/UrlInput.tsx'
import { later } from './later.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'

type Input<K extends FieldKind> = ComponentType<InputProps<FieldOf<K>>>

/** What a person types into, by the type of the field; the file of a case has a place in its dialog, and a wording is the host's. */
export const inputs: { [K in FieldKind]: Input<K> | null } = {
  text: labelled(TextInput),
  longText: labelled(LongTextInput),
  integer: labelled(IntegerInput),
  decimal: labelled(DecimalInput),
  money: labelled(MoneyInput),
  currency: labelled(CurrencyInput),
  rate: labelled(RateInput),
  date: labelled(DateInput),
  instant: later(() => import('../../ui/fields/InstantInput.tsx')),
  period: PeriodInput,
  flag: FlagInput,
  option: labelled(OptionInput),
  options: OptionsInput,
  group: later(() => import('../../ui/fields/GroupInput.tsx')),
  colour: labelled(ColourInput),
  url: labelled(UrlInput),
  country: labelled(CountryInput),
  phone: PhoneInput,
  json: JsonInput,
  reference: labelled(ReferenceInput),
  references: later(() => import('./ReferencesInput.tsx')),
  image: later(withWords(() => import('./ImageInput.tsx'), ['cropper', 'validation'])),
  files: later(withWords(() => import('./FilesInput.tsx'), ['files', 'validation'])),
  file: null,
  code: labelled(CodeInput),
  wording: null,
  password: labelled(GivenPasswordInput),
}
