/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const statusesOf = <I extends string>(id: I) =>
  ({
    DRAFT: { label: `${id}:states.draft`, intent: 'informative' },
    PROCESSING: { label: `${id}:states.processing`, intent: 'warning' },
    PUBLISHED: { label: `${id}:states.published`, intent: 'accent' },
    ACTIVE: { label: `${id}:states.active`, intent: 'success', outcome: 'granted' },
    INACTIVE: { label: `${id}:states.inactive`, intent: 'subtle' },
    PRICING_SUBMISSION_FAILED: { label: `${id}:states.pricingSubmissionFailed`, intent: 'danger', outcome: 'refused' },
  }) as const
