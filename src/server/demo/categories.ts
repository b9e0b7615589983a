/** What the demo's organisations deal in, by slug. */
export const categories = {
  creditLife: 'credit-life',
  gadget: 'gadget',
  motorVehicle: 'motor-vehicle',
  microHealth: 'micro-health',
  train: 'train',
  bus: 'bus',
  travel: 'travel',
  employeeBenefit: 'employee-benefit',
} as const
