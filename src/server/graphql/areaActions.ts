import { isOnRecord } from '../../shared/area/actions.ts'
import { capital } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { perform, type ActionRequest } from '../actions/perform.ts'
import type { Builder } from './builder.ts'
import { inputOf } from './fieldTypes.ts'
import { noted } from './noted.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import type { RecordTypes } from './recordTypes.ts'

/** An area's actions; one that changes nothing is a question. */
export const addActions = (builder: Builder, area: Area, { acted, judged }: RecordTypes): void => {
  for (const [name, action] of Object.entries(area.actions ?? {})) {
    const field = `${area.name}${capital(name)}`
    const input = action.input && inputOf(builder, `${capital(field)}Input`, action.input)
    const add = action.reads ? builder.queryField.bind(builder) : builder.mutationField.bind(builder)
    add(field, (t) =>
      t.field({
        type: action.reads ? judged : acted,
        args: {
          ...parentArgs(builder, area),
          ...(isOnRecord(action) && { id: t.arg.id({ required: true }) }),
          ...(isOnRecord(action) && !action.reads && { revision: t.arg.int({ required: true }) }),
          ...(input && { input: t.arg({ type: input, required: true }) }),
          ...(!action.reads && { key: t.arg.id({ required: true }) }),
        },
        resolve: permittedIn(area, action.permission, async (args: ActionRequest, context) => {
          const { host, session } = context
          return noted(context, action.input ?? {}, await perform(host, session.actor, area, name, args))
        }),
      }),
    )
  }
}
