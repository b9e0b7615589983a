/** Who holds it is shown in the inspector what the page of a case shows them; to everybody else values of a case are hidden. */
export const inspectingPersonal = 'workflow.inspect_personal'
