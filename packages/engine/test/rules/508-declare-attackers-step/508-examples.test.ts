import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 508.1c example 1] two creatures that each cannot attack alone may attack together', () => {
  const b = () => board({ a: { battlefield: ['Mogg Flunkies', 'Bonded Construct'] } })
  expect(() => b().attack('Mogg Flunkies')).toThrow()
  expect(b().attack('Mogg Flunkies', 'Bonded Construct').damage().life('B')).toBe(15)
})

describe('[CR 508.1d] a creature that attacks if able under Dueling Grounds', () => {
  const b = () => board({ a: { battlefield: ['Dueling Grounds', 'Crazed Goblin', 'Grizzly Bears'] } })

  it('[CR 508.1d example 1] attacks alone: no other attack is legal', () => {
    for (const attackers of [['Grizzly Bears'], ['Crazed Goblin', 'Grizzly Bears'], []])
      expect(() => b().attack(...attackers)).toThrow()
    expect(b().attack('Crazed Goblin').damage().life('B')).toBe(19)
  })
})
