import type { ProductCategory } from '../../../machines/session/session.types.ts'

const category = (id: number, code: string, name: string, slug: string): ProductCategory => ({
  id: String(id),
  code,
  name,
  slug,
})

/** What the demo's organisations deal in. */
export const categories = {
  creditLife: category(11, 'CL', 'Credit Life', 'credit-life'),
  gadget: category(12, 'GD', 'Gadget', 'gadget'),
  motorVehicle: category(2, 'MV', 'Motor Vehicle', 'motor-vehicle'),
  microHealth: category(14, 'MH', 'Micro Health', 'micro-health'),
  train: category(15, 'TR', 'Train', 'train'),
  bus: category(16, 'BS', 'Bus', 'bus'),
  travel: category(9, 'TV', 'Travel', 'travel'),
  employeeBenefit: category(1, 'EB', 'Employee Benefit', 'employee-benefit'),
}
