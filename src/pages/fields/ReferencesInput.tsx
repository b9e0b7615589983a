import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { areaOf } from './areaOf.ts'
import { CreateButton } from './CreateButton.tsx'
import { Finder } from './Finder.tsx'
import { RecordLink } from './RecordLink.tsx'
import { useTitles } from './useTitles.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  chosen: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
})

/** Several records, each found by what it is called or made on the spot. */
export const ReferencesInput = (props: InputProps<FieldOf<'references'>>) => {
  const { field, name, label, hint, error, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const area = areaOf(field)
  const ids = listOf<string>(value)
  const titles = useTitles({ [area.id]: ids })
  const full = ids.length >= field.max
  const add = (id: string) => !ids.includes(id) && onChange([...ids, id])
  const remove = (id: string) => onChange(ids.filter((other) => other !== id))
  return (
    <div className={classes.root}>
      <Field label={label} required={field.required} hint={hint} validationMessage={error}>
        <Finder
          area={area}
          name={name}
          disabled={disabled || full}
          chosen={{ ids, text: '' }}
          onChoose={(id) => id && (ids.includes(id) ? remove(id) : add(id))}
          onBlur={onBlur}
        />
      </Field>
      {ids.length > 0 && (
        <ol aria-label={label} className={classes.chosen}>
          {ids.map((id) => {
            const title = titles[id] ?? t('unseen')
            return (
              <li key={id} className={classes.chip}>
                {title}
                {titles[id] !== undefined && <RecordLink area={area} id={id} title={title} />}
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<DismissRegular />}
                  disabled={disabled}
                  aria-label={t('removeRow', { row: title })}
                  onClick={() => remove(id)}
                />
              </li>
            )
          })}
        </ol>
      )}
      {!disabled && !full && <CreateButton area={area} onCreated={add} />}
    </div>
  )
}
