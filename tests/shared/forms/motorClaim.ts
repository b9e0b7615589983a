import type { Condition, Definition, FormField, FormFieldOf, Words } from '../../../src/shared/forms/definition.ts'

const words = (en: string, id = `${en} (id)`, vi = `${en} (vi)`): Words => ({ en, id, vi })

type Given<K extends FormField['type']> = Partial<FormFieldOf<K>> & { type: K; name: string }

const field = <K extends FormField['type']>(given: Given<K>): FormField =>
  ({ kind: 'field', label: words(given.name), ...given }) as unknown as FormField

const isCollision: Condition = { field: 'cause', is: 'equal', value: 'collision' }

/** A claim for a car: what the tests of the engine ask of one form that has something of everything. */
export const motorClaim: Definition = {
  schema: 1,
  pages: [
    {
      id: 'accident',
      title: words('Accident'),
      items: [
        field({
          type: 'option',
          name: 'cause',
          label: words('Cause'),
          look: 'radio',
          required: true,
          options: [
            { value: 'collision', label: words('Collision') },
            { value: 'theft', label: words('Theft') },
          ],
        }),
        {
          kind: 'section',
          id: 'other',
          columns: 2,
          visible: isCollision,
          items: [
            field({
              type: 'text',
              name: 'plate',
              label: words('Plate number'),
              max: 20,
              rule: 'plate',
              required: true,
            }),
            field({ type: 'flag', name: 'police', label: words('Police report') }),
          ],
        },
        field({ type: 'date', name: 'day', from: -30, until: 0, required: true }),
      ],
    },
    {
      id: 'repair',
      title: words('Repair'),
      items: [
        {
          kind: 'group',
          name: 'items',
          label: words('Damaged parts'),
          min: 1,
          max: 3,
          look: 'table',
          items: [
            field({ type: 'text', name: 'part', max: 40, required: true }),
            field({
              type: 'money',
              name: 'cost',
              label: words('Repair cost'),
              currency: 'IDR',
              min: 10_000,
              max: 5_000_000,
            }),
            field({
              type: 'text',
              name: 'why',
              max: 100,
              visible: { field: 'cost', is: 'more', value: 1_000_000 },
              required: { field: 'cost', is: 'more', value: 2_000_000 },
            }),
          ],
        },
        field({
          type: 'calculated',
          name: 'total',
          label: words('Total'),
          value: { op: 'multiply', of: [{ sum: 'cost' }, 0.9] },
          shown: 'money',
          currency: 'IDR',
          decimals: 0,
        }),
        field({
          type: 'longText',
          name: 'doubts',
          max: 200,
          visible: {
            all: [
              { field: 'total', is: 'more', value: 4_000_000 },
              { field: 'police', is: 'equal', value: true },
            ],
          },
        }),
        field({ type: 'text', name: 'policyNumber', max: 40, readOnly: true }),
        field({ type: 'hidden', name: 'branch' }),
      ],
    },
  ],
}
