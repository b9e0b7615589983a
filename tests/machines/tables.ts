import type { AnyStateMachine } from 'xstate'
import { passwordChangeMachine } from '../../src/views/account/passwordChange.machine.ts'
import { answerMachine } from '../../src/views/answer/answer.machine.ts'
import { documentMachine } from '../../src/views/document/document.machine.ts'
import { payMachine } from '../../src/views/pay/pay.machine.ts'
import { openSessionsMachine } from '../../src/views/devices/openSessions.machine.ts'
import { profileMachine } from '../../src/views/profile/profile.machine.ts'
import { actingMachine } from '../../src/pages/actions/acting.machine.ts'
import { recordMachine } from '../../src/data/record/record.machine.ts'
import { inspectorMachine } from '../../src/views/inspector/inspector.machine.ts'
import { inspectorTable } from '../views/inspector/inspector.table.ts'
import { designerMachine } from '../../src/views/designer/designer.machine.ts'
import { designerTable } from '../views/designer/designer.table.ts'
import { reviewMachine } from '../../src/views/rights/review.machine.ts'
import { reviewTable } from '../views/rights/review.table.ts'
import { designMachine } from '../../src/views/forms/design.machine.ts'
import { designTable } from '../views/forms/design.table.ts'
import { dryRunMachine } from '../../src/views/dryRun/dryRun.machine.ts'
import { dryRunTable } from '../views/dryRun/dryRun.table.ts'
import { rulesMachine } from '../../src/views/rules/rules.machine.ts'
import { rulesTable } from '../views/rules/rules.table.ts'
import { rollOutMachine } from '../../src/views/rights/rollOut.machine.ts'
import { rollOutTable } from '../views/rights/rollOut.table.ts'
import { answerTable } from '../views/answer.table.ts'
import { documentTable } from '../views/document/document.table.ts'
import { payTable } from '../views/pay/pay.table.ts'
import { openSessionsTable } from '../views/devices/openSessions.table.ts'
import { profileTable } from '../views/profile/profile.table.ts'
import { paletteMachine } from '../../src/app/palette/palette.machine.ts'
import { uploadMachine } from '../../src/data/upload/upload.machine.ts'
import { draftMachine } from '../../src/pages/form/draft.machine.ts'
import { formMachine } from '../../src/pages/form/form.machine.ts'
import { navigationMachine } from '../../src/app/navigation/navigation.machine.ts'
import { tourMachine } from '../../src/app/tour/tour.machine.ts'
import { tourTable } from '../app/tour.table.ts'
import { paletteTable } from '../app/palette.table.ts'
import { uploadTable } from '../data/upload.table.ts'
import { draftTable } from '../pages/draft.table.ts'
import { formTable } from '../pages/form.table.ts'
import { navigationTable } from '../app/navigation/navigation.table.ts'
import { cropperMachine } from '../../src/ui/cropper/cropper.machine.ts'
import { layoutMachine } from '../../src/ui/layout/layout.machine.ts'
import { webcamMachine } from '../../src/ui/webcam/webcam.machine.ts'
import { viewerMachine } from '../../src/ui/viewer/viewer.machine.ts'
import { keptMachine } from '../../src/data/kept/kept.machine.ts'
import { keptTable } from '../data/kept/kept.table.ts'
import { accessTable } from '../app/access/access.table.ts'
import { worldOf } from '../app/access/support.ts'
import { cropperTable } from '../ui/cropper/cropper.table.ts'
import { webcamTable } from '../ui/webcam/webcam.table.ts'
import { viewerTable } from '../ui/viewer/viewer.table.ts'
import { layoutTable } from '../ui/layout/layout.table.ts'
import { bulkMachine } from '../../src/pages/list/bulk/bulk.machine.ts'
import { bulkTable } from '../pages/bulk.table.ts'
import { commentsMachine } from '../../src/pages/comments/comments.machine.ts'
import { readersMachine } from '../../src/pages/comments/readers.machine.ts'
import { holdingMachine } from '../../src/pages/holding/holding.machine.ts'
import { holdingTable } from '../pages/holding.table.ts'
import { exportsMachine } from '../../src/pages/exports/exports.machine.ts'
import { commentsTable, readersTable } from '../pages/comments.table.ts'
import { exportsTable } from '../pages/exports.table.ts'
import { importsMachine } from '../../src/pages/imports/imports.machine.ts'
import { importsTable } from '../pages/imports.table.ts'
import { listMachine } from '../../src/pages/list/list.machine.ts'
import { listTable } from '../pages/list.table.ts'
import { viewsMachine } from '../../src/pages/list/views/views.machine.ts'
import { viewsTable } from '../pages/views.table.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { sessionTable } from './session/session.table.ts'
import { recoveryMachine } from '../../src/data/recovery/recovery.machine.ts'
import { recoveryTable } from '../data/recovery/recovery.table.ts'
import { caseTable } from '../data/record/case.table.ts'
import { plainTable } from '../data/record/plain.table.ts'
import { overviewMachine } from '../../src/pages/list/overview.machine.ts'
import { overviewTable } from '../pages/overview.table.ts'
import { actingTable } from '../pages/acting.table.ts'
import { passwordChangeTable } from '../views/account/passwordChange.table.ts'
import type { DecisionTable } from './support/table.ts'

const held = <Machine extends AnyStateMachine>(machine: Machine, ...tables: DecisionTable<Machine>[]) => ({
  machine: machine as AnyStateMachine,
  tables: tables as unknown as DecisionTable[],
})

/** Every machine of the browser with the tables that it is held against. */
export const tables = [
  held(passwordChangeMachine, passwordChangeTable),
  held(profileMachine, profileTable),
  held(openSessionsMachine, openSessionsTable),
  held(inspectorMachine, inspectorTable),
  held(designerMachine, designerTable),
  held(reviewMachine, reviewTable),
  held(designMachine, designTable),
  held(rollOutMachine, rollOutTable),
  held(rulesMachine, rulesTable),
  held(dryRunMachine, dryRunTable),
  held(documentMachine, documentTable),
  held(commentsMachine, commentsTable),
  held(readersMachine, readersTable),
  held(holdingMachine, holdingTable),
  held(answerMachine, answerTable),
  held(payMachine, payTable),
  held(actingMachine, actingTable),
  held(recordMachine, plainTable, caseTable),
  held(uploadMachine, uploadTable),
  held(draftMachine, draftTable),
  held(formMachine, formTable),
  held(paletteMachine, paletteTable),
  held(tourMachine, tourTable),
  held(navigationMachine, navigationTable),
  held(layoutMachine, layoutTable),
  held(cropperMachine, cropperTable),
  held(viewerMachine, viewerTable),
  held(webcamMachine, webcamTable),
  held(worldOf({ isMobile: true }), accessTable),
  held(keptMachine, keptTable),
  held(bulkMachine, bulkTable),
  held(recoveryMachine, recoveryTable),
  held(sessionMachine, sessionTable),
  held(listMachine, listTable),
  held(viewsMachine, viewsTable),
  held(overviewMachine, overviewTable),
  held(exportsMachine, exportsTable),
  held(importsMachine, importsTable),
]
