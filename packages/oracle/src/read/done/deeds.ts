/** How a text speaks again of what a step did something to. */
export const DEEDS = [
  'destroyed',
  'discarded',
  'drawn',
  'exiled',
  'milled',
  'removed',
  'revealed',
  'sacrificed',
  'tapped',
] as const
export type Deed = (typeof DEEDS)[number]

/** Those to which a step did something: what they are called, and the name by which the step gives them. */
export interface Done {
  readonly noun: string
  readonly the: () => string
}

type Of = { effect: { as?: string }; noun: string }

/** What steps did something to, by the word for it. */
export class Deeds {
  readonly #of = new Map<Deed, Of>()

  add(deed: Deed, noun: string, effect: { as?: string }): void {
    this.#of.set(deed, { effect, noun })
  }

  find(deed: Deed): Done | undefined {
    const done = this.#of.get(deed)
    if (done === undefined) return undefined
    const { effect, noun } = done
    const the = (): string => {
      effect.as ??= deed
      return effect.as
    }
    return { noun, the }
  }

  get all(): readonly (readonly [Deed, Of])[] {
    return [...this.#of]
  }

  set all(deeds: readonly (readonly [Deed, Of])[]) {
    this.#of.clear()
    for (const [deed, of] of deeds) this.#of.set(deed, of)
  }

  /** All of it in words, so that two standings can be compared. */
  get words(): string {
    return [...this.#of].map(([deed, { noun }]) => `${deed} ${noun}`).join()
  }
}
