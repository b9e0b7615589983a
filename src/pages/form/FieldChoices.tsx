import { Radio, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { currencyOf } from '../../shared/format/money.ts'
import { textOf, type Words } from '../history/history.ts'
import type { Values } from './form.types.ts'
import type { Whose } from './values.ts'

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: {
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS} 0`,
      textAlign: 'start',
      verticalAlign: 'middle',
    },
  },
})

interface FieldChoicesProps {
  words: Words
  fields: readonly string[]
  before: Values
  mine: Values
  theirs: Values
  whoseOf(name: string): Whose
  onChoose(name: string, whose: Whose): void
}

/** Of each field what was there, what was typed and what is stored now, one of the two to be chosen. */
export const FieldChoices = ({ words, fields, before, mine, theirs, whoseOf, onChoose }: FieldChoicesProps) => {
  const { t, area } = words
  const classes = useStyles()
  const group = useId()
  const textIn = (values: Values, name: string) =>
    textOf({ ...words, currency: currencyOf(values) ?? words.currency }, name, values[name])
  const choice = (name: string, whose: Whose, values: Values) => {
    const label = textIn(values, name)
    const field = t(`${area.name}:fields.${name}`)
    return (
      <td>
        <Radio
          name={`${group} ${name}`}
          value={whose}
          label={label}
          aria-label={t('form:conflict.choice', { field, whose: t(`form:conflict.${whose}`), value: label })}
          checked={whoseOf(name) === whose}
          onChange={() => onChoose(name, whose)}
        />
      </td>
    )
  }
  if (fields.length === 0) return null
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['field', 'before', 'mine', 'theirs'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`form:conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`${area.name}:fields.${name}`)}</th>
              <td>{textIn(before, name)}</td>
              {choice(name, 'mine', mine)}
              {choice(name, 'theirs', theirs)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
