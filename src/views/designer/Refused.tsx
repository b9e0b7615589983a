import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { partsOf } from '../../shared/forms/walk.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { useDesign } from './design.ts'
import { definitionOf } from './designer.view.ts'

const useStyles = makeStyles({ wrong: { margin: 0, paddingInlineStart: '1.2em' } })

interface RefusedProps {
  wrong: readonly FieldError[]
  onShow(key: string): void
}

/** What the server has against a form, each with the way to where it is. */
export const Refused = ({ wrong, onShow }: RefusedProps) => {
  const { t } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('refused')}</MessageBarTitle>
        <ul className={classes.wrong}>
          {wrong.map(({ path, key, values }) => (
            <li key={`${path} ${key}`}>
              {t(key, values)}
              <WrongPlace path={path} onShow={onShow} />
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

/** Leads to the innermost part that a path of the form goes through. */
const WrongPlace = ({ path, onShow }: { path: string; onShow(key: string): void }) => {
  const { t } = useTranslation('designer')
  const { actor } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const part = partsOf(definition).findLast((one) => path === one.path || path.startsWith(`${one.path}.`))
  if (!part) return path && ` (${path})`
  return (
    <>
      {' '}
      <Link as="button" inline onClick={() => onShow(part.key)}>
        {t('findings.show')}
      </Link>
    </>
  )
}
