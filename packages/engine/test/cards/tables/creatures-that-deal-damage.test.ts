import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Cunning Sparkmage', 'Embermage Goblin', 'Frostwielder', 'Kumano, Master Yamabushi'])(
  '[%s] deals 1 damage to any target',
  (name) => {
    const b = board({ a: { battlefield: [name, '2 Mountain'] } })
    b.activate(name, { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(19)
  },
)
