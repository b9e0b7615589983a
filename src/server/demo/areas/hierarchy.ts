import type { Maker } from '../plainRows.ts'

export const levelRows: Maker = () => [
  { code: 'DIR', name: 'Director', rank: 1, description: 'Answers for the organisation' },
  { code: 'HEAD', name: 'Head of division', rank: 10, description: 'Leads several sections' },
  { code: 'MGR', name: 'Manager', rank: 20, description: 'Leads a section' },
  { code: 'SPV', name: 'Supervisor', rank: 40, description: 'Decides what officers prepare' },
  { code: 'OFC', name: 'Officer', rank: 60, description: 'Prepares and follows up' },
  { code: 'STF', name: 'Staff', rank: 80, description: '' },
]

export const sectionRows: Maker = () => [
  { code: 'UW', name: 'Underwriting', formVariant: 'underwriting', description: 'Judges risks' },
  { code: 'CLM', name: 'Claims', formVariant: 'claims', description: 'Judges and settles claims' },
  { code: 'FIN', name: 'Finance', formVariant: '', description: 'Premiums, refunds and commissions' },
  { code: 'SLS', name: 'Sales', formVariant: 'sales', description: 'Applications of customers' },
  { code: 'OPS', name: 'Operations', formVariant: '', description: 'Documents and data' },
]
