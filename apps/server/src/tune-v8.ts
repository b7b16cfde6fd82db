import { setFlagsFromString } from 'node:v8'

/**
 * Lets other threads mark what is still used. By default V8 also marks on the main thread as soon as it is idle, in one go:
 * with a thousand rooms in memory everybody waits a tenth of a second for it, again and again.
 */
export function tuneForManyRooms(): void {
  setFlagsFromString('--no-incremental-marking-task')
}
