import { defineArea } from '../area/defineArea.ts'
import { ownPages } from './pages.ts'
import { organisationKinds } from '../organisationKinds.ts'

const { permission } = ownPages.workflow

/** What holds the pictures of a trial: no area of the kit, but a record of one to whatever takes and tells files. */
export const workflowTrial = defineArea({
  id: 'workflow_trial',
  name: 'workflows',
  table: 'workflow_trials',
  route: ownPages.workflows.path,
  menu: [],
  scope: Object.fromEntries(organisationKinds.map((kind) => [kind, 'organisation_id'])),
  fields: {
    title: { type: 'text', max: 300, required: true, readOnly: true },
    /** Of one step. */
    pictures: { type: 'files', kinds: ['image/png', 'image/jpeg'], megabytes: 5, max: 3 },
  },
  title: 'title',
  sections: [{ id: 'trial', fields: ['title', 'pictures'] }],
  list: { columns: ['title'], shown: ['title'], sorts: ['title'], order: 'title', filters: [], search: [] },
  permissions: { list: permission, detail: permission, create: permission },
})
