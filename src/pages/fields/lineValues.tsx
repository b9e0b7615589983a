import { Link, makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '../../../machines/fields/fields.ts'
import { jsonText } from '../../../machines/fields/json.ts'
import { emailPattern } from '../../../machines/fields/patterns.ts'
import { OptionValue } from './OptionValue.tsx'
import type { Shown } from './shown.ts'

const useStyles = makeStyles({
  colour: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  json: { margin: 0, whiteSpace: 'pre-wrap', fontFamily: tokens.fontFamilyMonospace },
  well: {
    width: '16px',
    height: '16px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
})

const ColourValue = ({ text }: Shown) => {
  const classes = useStyles()
  return (
    <span className={classes.colour}>
      <span className={classes.well} style={{ backgroundColor: text }} />
      {text}
    </span>
  )
}

const UrlValue = ({ text }: Shown) => {
  const { t } = useTranslation('fields')
  return (
    <Link href={text} target="_blank" rel="noopener noreferrer" title={t('opensOutside')}>
      {text}
    </Link>
  )
}

/** One that is masked cannot be called. */
const PhoneValue = ({ value, text }: Shown) =>
  /^\+?\d+$/.test(String(value)) ? <Link href={`tel:${String(value)}`}>{text}</Link> : text

/** One that is masked cannot be written to. */
const TextValue = ({ field, ...shown }: Shown<'text'>) => {
  if (field.rule === 'phone') return <PhoneValue field={field} {...shown} />
  const { text } = shown
  return field.rule === 'email' && emailPattern.test(text) ? <Link href={`mailto:${text}`}>{text}</Link> : text
}

const JsonShown = ({ value }: Shown) => <pre className={useStyles().json}>{jsonText(value, 2)}</pre>

/** Those that lead somewhere or are seen, and hold no others. */
export const lineValues: { [K in FieldKind]?: ComponentType<Shown<K>> } = {
  text: TextValue,
  option: OptionValue,
  colour: ColourValue,
  url: UrlValue,
  phone: PhoneValue,
  json: JsonShown,
}
