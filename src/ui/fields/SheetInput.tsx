import {
  Button,
  Field,
  Link,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { DocumentTableRegular } from '@fluentui/react-icons'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { csvType } from '../../shared/format/csvText.ts'
import { useObjectUrl } from '../useObjectUrl.ts'
import type { InputProps } from './input.ts'
import { pathOf } from './rows/cells.ts'
import { readSheet, templateOf } from './sheet.ts'
import { useUntaken } from './untaken.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  text: { fontFamily: tokens.fontFamilyMonospace, tabSize: 12 },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  said: { marginTop: tokens.spacingVerticalS },
})

type SheetInputProps = Pick<
  InputProps<FieldOf<'group'>>,
  'field' | 'label' | 'name' | 'currency' | 'disabled' | 'inner'
> & {
  onTake(rows: Record<string, unknown>[]): void
}

/** Rows from a spreadsheet: pasted, or of a file, under the heads of the template. What cannot be right is marked where it stands. */
export const SheetInput = ({ field, label, name, currency, disabled, inner, onTake }: SheetInputProps) => {
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const [text, setText] = useUntaken(name)
  const [isOpen, setOpen] = useState(text !== '')
  const [error, setError] = useState<string | null>(null)
  const [taken, setTaken] = useState<{ count: number; wrong: number } | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const labelOf = (own: string) => inner.labelOf(own)
  const [template] = useState(() => new Blob([templateOf({ field, labelOf })], { type: csvType }))
  const address = useObjectUrl(template)
  const take = (written: string) => {
    const sheet = readSheet(written, { field, labelOf, currency, locale: i18n.language })
    if (!sheet.ok) return setError(t('fields.sheet.headers'))
    const { rows, wrong } = sheet
    if (rows.length > field.max) return setError(t('fields.sheet.tooMany', { count: rows.length, max: field.max }))
    onTake(rows)
    for (const one of wrong) inner.leave(pathOf(name, one.row, one.name))
    setTaken({ count: rows.length, wrong: wrong.length })
    setError(null)
    setText('')
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        icon={<DocumentTableRegular />}
        disabledFocusable={disabled}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t('fields.sheet.open', { label })}
      </Button>
      <div role="status">
        {taken && !isOpen && (
          <MessageBar className={classes.said} intent={taken.wrong > 0 ? 'warning' : 'info'} layout="multiline">
            <MessageBarBody>
              {t('fields.sheet.taken', { count: taken.count })}{' '}
              {taken.wrong > 0 && t('fields.sheet.marked', { count: taken.wrong })}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      <div id={panel}>
        {isOpen && (
          <div className={classes.root}>
            <Field label={t('fields.sheet.text', { label })} validationMessage={error} hint={t('fields.sheet.hint')}>
              <Textarea
                textarea={{ className: classes.text }}
                rows={8}
                value={text}
                placeholder={Object.keys(field.fields).map(labelOf).join('\t')}
                onChange={(_, { value }) => setText(value)}
              />
            </Field>
            <div className={classes.tools}>
              <Button appearance="primary" disabledFocusable={text.trim() === ''} onClick={() => take(text)}>
                {t('fields.sheet.take')}
              </Button>
              <Button onClick={() => file.current?.click()}>{t('fields.sheet.file')}</Button>
              <input
                ref={file}
                type="file"
                accept=".csv,text/csv,text/tab-separated-values"
                hidden
                aria-label={t('fields.sheet.file')}
                onChange={({ currentTarget }) => {
                  const [chosen] = currentTarget.files ?? []
                  currentTarget.value = ''
                  if (chosen) void chosen.text().then(take)
                }}
              />
              {address && (
                <Link href={address} download={`${label}.csv`}>
                  {t('fields.sheet.template')}
                </Link>
              )}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
