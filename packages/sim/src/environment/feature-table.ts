/** Rows of numbers with names, always in the same order. One table is used again and again, because rows are made often. */
export class FeatureTable {
  private values = new Float32Array(1024)
  private length = 0
  private readonly names: string[] | null

  /** With a list, the names of the numbers are added to it. */
  constructor(names: string[] | null = null) {
    this.names = names
  }

  clear(): this {
    this.length = 0
    return this
  }

  put(of: string, name: string, value: number): void {
    this.names?.push(of === '' ? name : `${of}.${name}`)
    if (this.length === this.values.length) this.grow()
    this.values[this.length++] = value
  }

  /** One number for each word of the list: 1 for those that hold. */
  oneOf(of: string, words: readonly string[], holds: (word: string) => boolean): void {
    for (const word of words) this.put(of, word, holds(word) ? 1 : 0)
  }

  private grow(): void {
    const larger = new Float32Array(2 * this.values.length)
    larger.set(this.values)
    this.values = larger
  }

  /** All numbers, as 32-bit floating-point numbers (little-endian) in base64, which other languages read at once. */
  packed(): string {
    return Buffer.from(this.values.buffer, 0, 4 * this.length).toString('base64')
  }
}
