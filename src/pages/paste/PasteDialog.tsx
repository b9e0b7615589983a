import { Checkbox, Field, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jsonText } from '../../../machines/fields/json.ts'
import type { Area } from '../../shared/area/types.ts'
import { type Difference, readPasted } from '../../shared/area/pasted.ts'
import { errorWords } from '../../shared/format/errorWords.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { None } from '../../ui/fields/None.tsx'
import JsonCompare from '../../ui/json/JsonCompare.tsx'
import JsonEditor from '../../ui/json/JsonEditor.tsx'
import { malformedAt } from '../../ui/json/malformed.ts'
import { keptReferred } from '../fields/referred.ts'

type Values = Record<string, unknown>

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  frame: { overflowX: 'auto' },
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} 0`,
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

export interface PasteProps {
  area: Area
  values: Values
  currency: string | undefined
  onTake(taken: Values): void
  onClose(): void
}

/** Shows each difference before it is taken, and takes those that are chosen into the form; it is saved with the form. */
const PasteDialog = ({ area, values, currency, onTake, onClose }: PasteProps) => {
  const { t, i18n } = useTranslation(['paste', area.name, 'validation', 'fields'])
  const classes = useStyles()
  const said = useId()
  const [text, setText] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const read = text.trim() === '' ? null : readPasted(area, values, keptReferred(), text)
  const malformed = t('validation:json')
  const place = malformedAt(text)
  const fault =
    read && !read.ok
      ? place && text.trim() !== ''
        ? t('line', { line: place.line, error: malformed })
        : t(read.fault.key, read.fault.values)
      : undefined
  const differences = read?.ok ? read.differences : []
  const takeable = differences.filter(({ wrong }) => !wrong)
  const taken = takeable.filter(({ name }) => !left.includes(name))
  const labelOf = (name: string) => t(`${area.name}:fields.${name}`)
  const valueOf = (name: string, value: unknown) =>
    fieldText(t, i18n.language, {
      field: area.fields[name]!,
      name,
      namespace: area.name,
      value,
      place: 'form',
      currency,
    }) ?? <None label={t('fields:none')} />
  const row = ({ name, before, after, wrong }: Difference) => (
    <tr key={name}>
      <td>
        <Checkbox
          aria-label={t('take', { field: labelOf(name) })}
          disabled={wrong !== null}
          checked={!wrong && !left.includes(name)}
          onChange={(_, { checked }) =>
            setLeft(checked === true ? left.filter((one) => one !== name) : [...left, name])
          }
        />
      </td>
      <th scope="row">{labelOf(name)}</th>
      <td>{valueOf(name, before)}</td>
      <td>
        {wrong ? (
          <span className={classes.wrong}>
            {jsonText(after)} {errorWords(t, area, wrong, labelOf(name))}
          </span>
        ) : (
          valueOf(name, after)
        )}
      </td>
    </tr>
  )
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={taken.length > 0 ? t('takeCount', { count: taken.length }) : undefined}
      onConfirm={() => {
        onTake(Object.fromEntries(taken.map(({ name, after }) => [name, after])))
        onClose()
      }}
      onCancel={onClose}
    >
      <div className={classes.root}>
        <Field
          label={t('text', { version: area.pasted!.version })}
          hint={t('hint')}
          validationState={fault ? 'error' : 'none'}
          validationMessage={fault && { id: said, children: fault, role: 'alert' }}
        >
          {() => (
            <JsonEditor
              label={t('text', { version: area.pasted!.version })}
              describedBy={said}
              malformed={malformed}
              onChange={setText}
            />
          )}
        </Field>
        {read?.ok && differences.length === 0 && (
          <p className={classes.text} role="status">
            {t('same')}
          </p>
        )}
        {differences.length > 0 && read?.ok && (
          <>
            <div className={classes.frame} role="region" aria-label={t('differences')}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <Checkbox
                        aria-label={t('takeAll')}
                        disabled={takeable.length === 0}
                        checked={taken.length === 0 ? false : taken.length === takeable.length ? true : 'mixed'}
                        onChange={(_, { checked }) => setLeft(checked === true ? [] : takeable.map(({ name }) => name))}
                      />
                    </th>
                    {(['field', 'now', 'pasted'] as const).map((column) => (
                      <th key={column} scope="col">
                        {t(`columns.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>{differences.map(row)}</tbody>
              </table>
            </div>
            <JsonCompare label={t('compared')} before={jsonText(read.before, 2)} after={jsonText(read.after, 2)} />
          </>
        )}
        {read?.ok && read.left.length > 0 && (
          <p className={classes.text}>{t('left', { names: read.left.join(', ') })}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}

export default PasteDialog
