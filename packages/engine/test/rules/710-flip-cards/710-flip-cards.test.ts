import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const EGGS = 'Orochi Eggwatcher // Shidako, Broodmistress'

describe('flip cards', () => {
  it('[CR 710.2, 710.1b] [CR 710.1c] flipped it has the other name, text and size, and the same cost and color', () => {
    const b = board({ a: { battlefield: [EGGS, '8 Grizzly Bears', '3 Forest'] } })
    b.throughJson = true
    b.activate('Orochi Eggwatcher').resolve()
    expect(b.pt('Shidako, Broodmistress')).toBe('3/3')
    expect(b.c('Shidako, Broodmistress').manaValue).toBe(3)
    expect(b.c('Shidako, Broodmistress').colors).not.toBe(0)
    expect(b.object('Shidako, Broodmistress').tapped).toBe(true)
  })

  it('[CR 710.2] it stays as it is where the condition is not met', () => {
    const b = board({ a: { battlefield: [EGGS, '7 Grizzly Bears', '3 Forest'] } })
    b.activate('Orochi Eggwatcher').resolve()
    expect(b.pt('Orochi Eggwatcher')).toBe('1/1')
  })

  it('[CR 710.2] in every other zone it is the normal half', () => {
    const b = board({ a: { battlefield: [{ card: EGGS, face: 1 }, '4 Plains'], hand: ['Wrath of God'] } })
    b.cast('Wrath of God').resolve()
    expect(b.in('graveyard', 'Orochi Eggwatcher', 'A')).toBe(true)
  })
})
