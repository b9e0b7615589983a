import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formFields } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import type { Values } from './form.types.ts'
import { differing } from './values.ts'

const useStyles = makeStyles({
  table: {
    borderCollapse: 'collapse',
    marginTop: tokens.spacingVerticalS,
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS} 0`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
  text: { margin: `${tokens.spacingVerticalXS} 0 0` },
})

interface ConflictProps {
  area: Area
  currency: string | undefined
  /** As it was when the person began. */
  since: Values
  mine: Values
  theirs: Values
  onKeep(): void
  onTake(): void
}

/** What either of the two has changed, side by side, and the choice between them. */
export const Conflict = ({ area, currency, since, mine, theirs, onKeep, onTake }: ConflictProps) => {
  const { t } = useTranslation(['form', area.name])
  const classes = useStyles()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const changedByMe = differing(area, mine, since)
  const changed = differing(area, theirs, since)
  const fields = formFields(area).filter((name) => changed.includes(name) || changedByMe.includes(name))
  const value = (name: string, values: Values) => (
    <FieldValue
      field={area.fields[name]!}
      name={name}
      namespace={area.name}
      value={values[name]}
      place="form"
      currency={currency}
    />
  )
  return (
    <MessageBar ref={bar} intent="warning" layout="multiline" role="alert" tabIndex={-1}>
      <MessageBarBody>
        <MessageBarTitle>{t('form:conflict.title')}</MessageBarTitle>
        <p className={classes.text}>{t('form:conflict.text')}</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('form:conflict.field')}</th>
              <th scope="col">{t('form:conflict.mine')}</th>
              <th scope="col">{t('form:conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`${area.name}:fields.${name}`)}</th>
                <td>{changedByMe.includes(name) ? value(name, mine) : t('form:conflict.untouched')}</td>
                <td>{value(name, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onTake}>{t('form:conflict.takeTheirs')}</Button>
        <Button appearance="primary" onClick={onKeep}>
          {t('form:conflict.keepMine')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
