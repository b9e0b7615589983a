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
import type { Area } from '../../shared/area/types.ts'
import { FieldValue } from '../../ui/fields/FieldValue.tsx'
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
  /** Theirs with what the person has changed on top. */
  mine: Values
  theirs: Values
  onKeep(mine: Values): void
  onTake(theirs: Values): void
}

/** Both versions side by side, and the choice between them. */
export const Conflict = ({ area, mine, theirs, onKeep, onTake }: ConflictProps) => {
  const { t } = useTranslation(['form', area.name])
  const classes = useStyles()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const fields = differing(area, mine, theirs)
  const value = (name: string, values: Values) => (
    <FieldValue field={area.fields[name]!} name={name} namespace={area.name} value={values[name]} place="form" />
  )
  return (
    <MessageBar ref={bar} intent="warning" layout="multiline" role="alert" tabIndex={-1}>
      <MessageBarBody>
        <MessageBarTitle>{t('form:conflict.title')}</MessageBarTitle>
        <p className={classes.text}>{t(fields.length > 0 ? 'form:conflict.text' : 'form:conflict.same')}</p>
        {fields.length > 0 && (
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
                  <td>{value(name, mine)}</td>
                  <td>{value(name, theirs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onTake(theirs)}>{t('form:conflict.takeTheirs')}</Button>
        <Button appearance="primary" onClick={() => onKeep(mine)}>
          {t('form:conflict.keepMine')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
