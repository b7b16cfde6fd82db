/** Worth is counted in about the worth of one mana; a card is worth two to three. */

/** Whoever wins need not count anything else. */
export const WIN = 1000

/** What a life total is worth: each point more, the fewer are left. */
const worthOfLife = (life: number): number => (life <= 0 ? -WIN : 12 * Math.log(1 + life / 5))

/** What changing a life total by that much is worth to its owner. */
export const lifeChange = (life: number, change: number): number => worthOfLife(life + change) - worthOfLife(life)
