import type { AnyStateMachine } from 'xstate'
import { passwordChangeMachine } from '../../machines/recovery/passwordChange.machine.ts'
import { ownSessionsMachine } from '../../src/data/profile/ownSessions.machine.ts'
import { profileMachine } from '../../src/data/profile/profile.machine.ts'
import { actingMachine } from '../../src/pages/actions/acting.machine.ts'
import { recordMachine } from '../../src/pages/record/record.machine.ts'
import { ownSessionsTable } from '../data/ownSessions.table.ts'
import { profileTable } from '../data/profile.table.ts'
import { paletteMachine } from '../../src/app/palette/palette.machine.ts'
import { uploadMachine } from '../../src/data/upload/upload.machine.ts'
import { formMachine } from '../../src/pages/form/form.machine.ts'
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts'
import { paletteTable } from '../app/palette.table.ts'
import { uploadTable } from '../data/upload.table.ts'
import { formTable } from '../pages/form.table.ts'
import { navigationTable } from './navigation/navigation.table.ts'
import { cropperMachine } from '../../machines/cropper/cropper.machine.ts'
import { layoutMachine } from '../../machines/layout/layout.machine.ts'
import { cardMachine } from '../../src/views/dashboard/card.machine.ts'
import { cardTable } from '../views/dashboard/card.table.ts'
import { accessTable } from './access/access.table.ts'
import { worldOf } from './access/support.ts'
import { cropperTable } from './cropper/cropper.table.ts'
import { layoutTable } from './layout/layout.table.ts'
import { bulkMachine } from '../../src/pages/list/bulk/bulk.machine.ts'
import { bulkTable } from '../pages/bulk.table.ts'
import { listMachine } from '../../src/pages/list/list.machine.ts'
import { listTable } from '../pages/list.table.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { sessionTable } from './session/session.table.ts'
import { recoveryMachine } from '../../machines/recovery/recovery.machine.ts'
import { recoveryTable } from './recovery/recovery.table.ts'
import { caseMachine } from '../../src/data/case/case.machine.ts'
import { caseTable } from '../data/case.table.ts'
import { overviewMachine } from '../../src/pages/list/overview.machine.ts'
import { overviewTable } from '../pages/overview.table.ts'
import { actingTable } from '../pages/acting.table.ts'
import { recordTable } from '../pages/record.table.ts'
import { passwordChangeTable } from './recovery/passwordChange.table.ts'
import type { DecisionTable } from './support/table.ts'

const held = <Machine extends AnyStateMachine>(machine: Machine, table: DecisionTable<Machine>) => ({
  machine: machine as AnyStateMachine,
  table: table as unknown as DecisionTable,
})

/** Every machine of the browser with the table that it is held against. */
export const tables = [
  held(passwordChangeMachine, passwordChangeTable),
  held(profileMachine, profileTable),
  held(ownSessionsMachine, ownSessionsTable),
  held(actingMachine, actingTable),
  held(recordMachine, recordTable),
  held(uploadMachine, uploadTable),
  held(formMachine, formTable),
  held(paletteMachine, paletteTable),
  held(navigationMachine, navigationTable),
  held(layoutMachine, layoutTable),
  held(cropperMachine, cropperTable),
  held(worldOf({ isMobile: true }), accessTable),
  held(cardMachine, cardTable),
  held(bulkMachine, bulkTable),
  held(caseMachine, caseTable),
  held(recoveryMachine, recoveryTable),
  held(sessionMachine, sessionTable),
  held(listMachine, listTable),
  held(overviewMachine, overviewTable),
]
