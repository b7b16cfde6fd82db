/** A file cannot be written, for example because the disk is full. */
export class OutputError extends Error {
  override name = 'OutputError'
}
