/** Data with its bound names in order of appearance, so that only what they are bound to is compared. */
export function canonical(abilities: readonly unknown[]): string {
  return JSON.stringify(abilities.map((ability) => new Renaming().of(ability)))
}

type Fields = Readonly<Record<string, unknown>>
const NAMES = ['the', 'as', 'chosen']

class Renaming {
  readonly #names = new Map<string, string>()

  #name(name: string): string {
    const known = this.#names.get(name) ?? `n${this.#names.size}`
    this.#names.set(name, known)
    return known
  }

  of(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.of(one))
    return typeof value === 'object' && value !== null ? this.#record(value as Fields) : value
  }

  #record(fields: Fields): unknown {
    // What is announced first gets its names first.
    const keys = Object.keys(fields).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    return keys.flatMap((key) => {
      const value = fields[key]
      if (value === undefined) return []
      if (NAMES.includes(key) && typeof value === 'string') return [[key, this.#name(value)]]
      if (key === 'targets' && 'effects' in fields)
        return [[key, Object.entries(value as Fields).map(([name, spec]) => [this.#name(name), this.of(spec)])]]
      return [[key, this.of(value)]]
    })
  }
}

const rank = (key: string): number => (key === 'targets' ? 0 : 1)
