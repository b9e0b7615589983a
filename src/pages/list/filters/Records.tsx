import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../fields/FieldInput.tsx'
import { keptTitle } from '../../fields/referred.ts'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'stretch' } })

/** Records found by what they are called; each is taken away by a click. */
export const Records = ({ field, label, value = [], onChange }: FilterProps<string[]>) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const without = (id: string) => value.filter((other) => other !== id)
  return (
    <div className={classes.root}>
      {value.map((id) => {
        const title = keptTitle(id) ?? t('filters.records', { count: 1 })
        return (
          <Button
            key={id}
            size="small"
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={t('filters.remove', { filter: title })}
            onClick={() => onChange(value.length > 1 ? without(id) : null)}
          >
            {title}
          </Button>
        )
      })}
      {field && (
        <FieldInput
          key={value.length}
          field={{ ...field, required: false }}
          name="record"
          label={label}
          value={null}
          onChange={(id) => typeof id === 'string' && onChange([...without(id), id])}
        />
      )}
    </div>
  )
}
