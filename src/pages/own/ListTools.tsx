import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Tools } from '../parts.ts'

const useStyles = makeStyles({
  root: { flexShrink: 0, '& > summary': { cursor: 'pointer', width: 'fit-content' } },
  content: { padding: `${tokens.spacingVerticalM} 0` },
})

/** What an area has of its own above its list, for who may use it: closed, and fetched when it is opened. */
const ListTools = ({ area, tools }: { area: Area; tools: Tools }) => {
  const { t } = useTranslation(area.name)
  const classes = useStyles()
  const permissions = useSession(currentUser)?.permissions ?? []
  const [opened, setOpened] = useState<readonly string[]>([])
  return Object.entries(area.tools ?? {})
    .filter(([, { permission }]) => grants(permissions, permission))
    .map(([name]) => {
      const Tool = tools[name]!
      return (
        <details key={name} className={classes.root} onToggle={() => setOpened((before) => [...before, name])}>
          <summary>{t(`tools.${name}.label`)}</summary>
          {opened.includes(name) && (
            <div className={classes.content}>
              <Suspense>
                <Tool area={area} />
              </Suspense>
            </div>
          )}
        </details>
      )
    })
}

export default ListTools
