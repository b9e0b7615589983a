import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { jsonText, readJson } from '../../../machines/fields/json.ts'
import type { InputProps } from './input.ts'
import { type JsonChange, jsonChanges } from './jsonChanges.ts'
import { None } from './None.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  text: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, minHeight: '160px' } },
  table: {
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS} 0`,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
  },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

const shownAtOnce = 50

const Changes = ({ changes, label }: { changes: readonly JsonChange[]; label: string }) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const value = (one: unknown) => (one === undefined ? <None label={t('fields.none')} /> : jsonText(one))
  return (
    <div role="region" aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {['path', 'before', 'after'].map((column) => (
              <th key={column} scope="col">
                {t(`fields.json.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shownAtOnce).map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{path || t('fields.json.whole')}</th>
              <td>{value(before)}</td>
              <td>{value(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > shownAtOnce && t('fields.json.more', { count: changes.length - shownAtOnce })}
    </div>
  )
}

/** Typed or pasted as text, and taken over when its differences from what was there have been shown. */
export const JsonInput = (props: InputProps<FieldOf<'json'>>) => {
  const { field, name, label, hint, error, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [stored] = useState(typeof value === 'object' ? value : null)
  const text = typeof value === 'string' ? value : null
  const read = text && readJson(text)
  const changes = read ? jsonChanges(stored ?? undefined, read) : []
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {(control) => (
        <div className={classes.root}>
          <Textarea
            {...control}
            className={classes.text}
            name={name}
            disabled={disabled}
            resize="vertical"
            spellCheck={false}
            value={text ?? (value ? jsonText(value, 2) : '')}
            onChange={(_, data) => onChange(data.value)}
            onBlur={onBlur}
          />
          {changes.length > 0 && <Changes changes={changes} label={t('fields.json.changes', { label })} />}
          {read && changes.length === 0 && <span role="status">{t('fields.json.same')}</span>}
          {text !== null && (
            <div className={classes.tools}>
              {read && (
                <Button disabledFocusable={disabled} onClick={() => onChange(read)}>
                  {t('fields.json.take', { label })}
                </Button>
              )}
              <Button appearance="subtle" disabledFocusable={disabled} onClick={() => onChange(stored)}>
                {t('fields.json.discard')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
