import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes begins first, so that at the end no core waits for it; then project by project, since their files share processes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const takesMinutes = ({ moduleId }: TestSpecification) =>
      /\/(killPglite|races|accessibility\w*)\.test\.ts$/.test(moduleId)
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    return sorted.toSorted(
      (one, other) =>
        Number(takesMinutes(other)) - Number(takesMinutes(one)) || one.project.name.localeCompare(other.project.name),
    )
  }
}
