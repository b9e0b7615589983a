import { Button, Field, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular, LockClosedRegular } from '@fluentui/react-icons'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { plainText } from '../../shared/format/plainText.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { areaOf } from './areaOf.ts'
import { type ShortList, watchShortList } from './shortLists.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  search: { maxWidth: 'none' },
  lists: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  },
  side: { display: 'grid', gap: tokens.spacingVerticalXS, alignContent: 'start', minWidth: 0 },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '32px' },
  list: {
    height: '320px',
    // As high as what is in it, where both stand under each other.
    '@media (max-width: 640px)': { height: 'auto', minHeight: '44px', maxHeight: '320px' },
    margin: 0,
    padding: tokens.spacingVerticalXS,
    overflowY: 'auto',
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  one: { width: '100%', justifyContent: 'flex-start', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  barred: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  said: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  beside: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

interface SideProps {
  name: string
  ids: readonly string[]
  titleOf(id: string): string
  besideOf(id: string): string | undefined
  /** Those that are seen and may not be chosen, behind the others. */
  barred?: readonly string[]
  way: 'add' | 'remove'
  disabled: boolean | undefined
  onChoose(ids: readonly string[]): void
}

/** What is chosen goes to the other side: the keyboard stays at its place in this one. */
const focusBeside = (button: HTMLElement): void => {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  beside?.querySelector('button')?.focus()
}

const Side = ({ name, ids, titleOf, besideOf, barred = [], way, disabled, onChoose }: SideProps) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const heading = useId()
  return (
    <div className={classes.side}>
      <div className={classes.head}>
        <Text id={heading} weight="semibold">
          {name}
        </Text>
        {!disabled && ids.length > 1 && (
          <Button appearance="subtle" size="small" onClick={() => onChoose(ids)}>
            {t(`lists.${way}All`, { count: ids.length })}
          </Button>
        )}
      </div>
      <ul className={classes.list} aria-labelledby={heading}>
        {ids.map((id) => (
          <li key={id}>
            <Button
              className={classes.one}
              appearance="subtle"
              size="small"
              icon={way === 'add' ? <AddRegular /> : <DismissRegular />}
              disabled={disabled}
              aria-label={t(way === 'add' ? 'lists.addOne' : 'removeRow', { row: titleOf(id) })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                onChoose([id])
              }}
            >
              <span className={classes.said}>
                {titleOf(id)}
                {besideOf(id) && <span className={classes.beside}>{besideOf(id)}</span>}
              </span>
            </Button>
          </li>
        ))}
        {barred.map((id) => (
          <li key={id} className={classes.barred}>
            <LockClosedRegular aria-hidden />
            <span className={classes.said}>
              {titleOf(id)}
              <span className={classes.beside}>{t('lists.notHeld')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is chosen beside all that may be chosen, without an order. */
export const ReferencesLists = ({
  field,
  label,
  hint,
  error,
  value,
  disabled,
  onChange,
}: InputProps<FieldOf<'references'>>) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const area = areaOf(field)
  const { filter } = field
  const held = useSession(currentUser)?.permissions ?? []
  const [all, setAll] = useState<ShortList>([])
  const [typed, setTyped] = useState('')
  useEffect(() => watchShortList({ area, filter }, setAll), [area, filter])
  const ids = listOf<string>(value)
  const records = all ?? []
  const titles = new Map(records.map(({ record }) => [record.id, record.title]))
  const beside = new Map(records.map(({ record }) => [record.id, record.subtitle ?? undefined]))
  const wanted = plainText(typed.trim())
  const found = records.filter(({ text }) => text.includes(wanted)).map(({ record }) => record.id)
  const titleOf = (id: string) => titles.get(id) ?? t('unseen')
  const chosen = new Set(ids)
  const isGivable = (id: string) => !field.given || grants(held, titleOf(id))
  const available = records.map(({ record }) => record.id).filter((id) => !chosen.has(id))
  const free = found.filter((id) => !chosen.has(id))
  const unseen = ids.filter((id) => !titles.has(id))
  const sides = { disabled, titleOf, besideOf: (id: string) => beside.get(id) }
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      <div className={classes.root}>
        <SearchBox
          className={classes.search}
          aria-label={t('lists.search', { label })}
          placeholder={t('lists.search', { label })}
          value={typed}
          onChange={(_, { value: text }) => setTyped(text)}
        />
        <div className={classes.lists}>
          <Side
            {...sides}
            name={t('lists.current', { count: ids.length })}
            ids={[...found.filter((id) => chosen.has(id)), ...(wanted === '' ? unseen : [])]}
            way="remove"
            onChoose={(gone) => onChange(ids.filter((id) => !gone.includes(id)))}
          />
          <Side
            {...sides}
            name={t('lists.available', { count: available.filter(isGivable).length })}
            ids={free.filter(isGivable)}
            barred={free.filter((id) => !isGivable(id))}
            way="add"
            onChoose={(more) => onChange([...ids, ...more])}
          />
        </div>
      </div>
    </Field>
  )
}
