// Which of the stored games are open in a tab. A browser without locks lets every tab open every game.

const NAME = 'spellwright.slot.'

const lockManager = (): LockManager | undefined => globalThis.navigator?.locks

let release: (() => void) | null = null

/** Lets go of the slot that this tab holds. */
export function releaseSlot(): void {
  release?.()
  release = null
}

/** Holds a slot for this tab until it is released or the tab is closed. Returns false if another tab holds it. */
export async function claimSlot(slot: string): Promise<boolean> {
  releaseSlot()
  const manager = lockManager()
  if (!manager) return true
  return new Promise((resolve) => {
    const held = manager.request(NAME + slot, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      return new Promise<void>((end) => {
        release = end
      })
    })
    held.catch(() => resolve(true))
  })
}

/** The slots that are held by some tab. */
export async function heldSlots(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {}
    return new Set(held.flatMap(({ name }) => (name?.startsWith(NAME) ? [name.slice(NAME.length)] : [])))
  } catch {
    return new Set()
  }
}
