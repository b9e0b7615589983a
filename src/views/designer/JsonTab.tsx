import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { save } from '../../data/upload/download.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { fromJsonSchema } from '../../shared/forms/jsonSchema/fromJsonSchema.ts'
import { toJsonSchema } from '../../shared/forms/jsonSchema/toJsonSchema.ts'
import type { Loss } from '../../shared/forms/jsonSchema/losses.ts'
import { offeredAt } from '../../shared/forms/offered.ts'
import { definitionText, readDefinition } from '../../shared/forms/read.ts'
import { lossSentence } from '../../shared/forms/sentence.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import JsonCompare from '../../ui/json/JsonCompare.tsx'
import JsonEditor from '../../ui/json/JsonEditor.tsx'
import { malformedAt } from '../../ui/json/malformed.ts'
import { useDesign } from './design.ts'
import { definitionOf, isEditable } from './designer.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  list: { margin: 0, paddingInlineStart: '1.2em' },
  editor: { '& .cm-scroller': { maxHeight: 'calc(100dvh - 260px)', minHeight: '320px' } },
})

/** As a person reads it, member by member. */
const laidOut = (definition: Definition): string => JSON.stringify(JSON.parse(definitionText(definition)), null, 2)

const mostErrors = 20

interface JsonTabProps {
  compared?: Definition
  /** By which that is chosen. */
  choice?: ReactNode
  /** What is typed and was not taken yet; null: the form as it is. */
  typed: string | null
  onType(text: string | null): void
}

/** The form as JSON: read, changed as text, taken when it can be read, and held against another version; as a JSON Schema for others and from them. */
const JsonTab = ({ compared, choice, typed, onType }: JsonTabProps) => {
  const { t } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  const id = useId()
  const { actor, locale } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const editable = useSelector(actor, isEditable)
  const [lost, setLost] = useState<readonly Loss[]>([])
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const [isCompared, setCompared] = useState(false)
  const text = useMemo(() => laidOut(definition), [definition])
  const [edition, setEdition] = useState(0)
  const malformed = typed === null ? null : malformedAt(typed)
  const renew = () => {
    setWrong([])
    onType(null)
    setEdition((before) => before + 1)
  }
  const takeRead = (next: Definition, without: readonly Loss[]) => {
    if (next.pages.length === 0) return setWrong([{ path: 'pages', key: 'forms:wrong.tooFew', values: { min: 1 } }])
    actor.send({ type: 'definition.taken', definition: next })
    setLost(without)
    renew()
  }
  const take = () => {
    const read = readDefinition(typed)
    if (read.ok) takeRead(read.value, [])
    else setWrong(read.fields)
  }
  const takeSchema = () => {
    const read = fromJsonSchema(typed, locale)
    if (read.ok) takeRead(read.value.definition, read.value.lost)
    else setWrong(read.fields)
  }
  const saveSchema = () => {
    const made = toJsonSchema(definition, locale)
    setLost(made.lost)
    save(new Blob([JSON.stringify(made.schema, null, 2)], { type: 'application/schema+json' }), 'form.schema.json')
  }
  const isTakable = typed !== null && malformed === null && editable
  const change = (next: string) => {
    onType(next === text ? null : next)
    setWrong([])
  }
  return (
    <div className={classes.root}>
      <div className={classes.bar}>
        <Button appearance="primary" disabledFocusable={!isTakable} onClick={take}>
          {t('json.take')}
        </Button>
        <Button disabledFocusable={!isTakable} onClick={takeSchema}>
          {t('json.takeSchema')}
        </Button>
        <Button disabledFocusable={typed === null} onClick={renew}>
          {t('json.discard')}
        </Button>
        <CopyButton text={typed ?? text} />
        <Button icon={<ArrowDownloadRegular />} onClick={saveSchema}>
          {t('json.saveSchema')}
        </Button>
        {compared && (
          <Switch label={t('json.compare')} checked={isCompared} onChange={(_, { checked }) => setCompared(checked)} />
        )}
        {compared && isCompared && choice}
      </div>
      <div id={id} role="status">
        {malformed && (
          <MessageBar intent="error">
            <MessageBarBody>{t('json.malformed', { line: malformed.line })}</MessageBarBody>
          </MessageBar>
        )}
        {wrong.length > 0 && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('json.refused')}</MessageBarTitle>
              <ul className={classes.list}>
                {wrong.slice(0, mostErrors).map(({ path, key, values }) => (
                  <li key={`${path} ${key}`}>
                    {path && <code>{path}: </code>}
                    {t(key, values)}
                  </li>
                ))}
              </ul>
            </MessageBarBody>
          </MessageBar>
        )}
        {lost.length > 0 && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('json.lost')}</MessageBarTitle>
              <ul className={classes.list}>
                {lost.slice(0, mostErrors).map((one, index) => (
                  <li key={index}>{lossSentence(t, one)}</li>
                ))}
                {lost.length > mostErrors && <li>{t('json.more', { count: lost.length - mostErrors })}</li>}
              </ul>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {isCompared && compared ? (
        <div className={classes.editor}>
          <JsonCompare label={t('json.compare')} before={laidOut(compared)} after={typed ?? text} />
        </div>
      ) : (
        <div className={classes.editor}>
          <JsonEditor
            key={edition}
            initial={typed ?? text}
            label={t('json.label')}
            describedBy={id}
            malformed={t('forms:wrong.json')}
            offered={offeredAt}
            onChange={change}
          />
        </div>
      )}
    </div>
  )
}

export default JsonTab
