import type { SnapshotFrom } from 'xstate'
import type { webcamMachine } from './webcam.machine.ts'

type Snapshot = SnapshotFrom<typeof webcamMachine>

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
/** Why there is no picture, once there will be none. */
export const problemOf = ({ context }: Snapshot) => context.problem
export const streamOf = ({ context }: Snapshot) => context.stream
export const camerasOf = ({ context }: Snapshot) => context.cameras
export const cameraOf = ({ context }: Snapshot) => context.camera
/** The picture that is looked at. */
export const pictureOf = ({ context }: Snapshot) => context.picture
export const isAccepted = (snapshot: Snapshot) => snapshot.hasTag('settled')
