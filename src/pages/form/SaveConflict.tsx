import { Button } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { Conflict } from '../history/Conflict.tsx'
import { changeOf } from '../history/history.ts'
import { FieldChoices } from './FieldChoices.tsx'
import { keptTitles } from '../fields/referred.ts'
import type { Values } from './form.types.ts'
import { differing, type Whose } from './values.ts'

interface SaveConflictProps {
  area: Area
  currency: string | undefined
  /** As it was when the person began. */
  before: Values
  mine: Values
  theirs: Values
  /** What made it theirs, oldest first. */
  since: readonly HistoryEntry[]
  onSave(chosen: Values): void
  onGoOn(chosen: Values): void
}

/** Who has changed the record meanwhile, and, field by field, whose value is to be saved. */
export const SaveConflict = (props: SaveConflictProps) => {
  const { area, currency, before, mine, theirs, since, onSave, onGoOn } = props
  const { t, i18n } = useTranslation(['form', area.name, 'record', 'fields'])
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const ofMine = differing(area, mine, before)
  const fields = differing(area, mine, theirs).filter((name) => ofMine.includes(name))
  const [choices, setChoices] = useState<Record<string, Whose>>({})
  const words = { t, locale: i18n.language, area, currency, titles: keptTitles() }
  const past = { ...words, history: since, currency: currencyOf(theirs) ?? currency }
  const chosen = {
    ...theirs,
    ...Object.fromEntries(fields.map((name) => [name, choices[name] === 'theirs' ? theirs[name] : mine[name]])),
  }
  return (
    <Conflict
      ref={bar}
      intent="warning"
      title={t('form:conflict.title')}
      changes={since.map((entry) => changeOf(past, entry))}
      text={t('form:conflict.text')}
      actions={
        <>
          <Button onClick={() => onGoOn(chosen)}>{t('form:conflict.goOn')}</Button>
          <Button appearance="primary" onClick={() => onSave(chosen)}>
            {t('form:conflict.save')}
          </Button>
        </>
      }
    >
      <FieldChoices
        words={words}
        fields={fields}
        before={before}
        mine={mine}
        theirs={theirs}
        whoseOf={(name) => choices[name] ?? 'mine'}
        onChoose={(name, whose) => setChoices({ ...choices, [name]: whose })}
      />
    </Conflict>
  )
}
