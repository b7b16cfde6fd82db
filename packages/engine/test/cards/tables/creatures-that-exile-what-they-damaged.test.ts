import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Frostwielder', 'Kumano, Master Yamabushi'])(
  '[%s] exiles what it damaged instead of letting it die',
  (name) => {
    const b = board({ a: { battlefield: [name, '2 Mountain'] }, b: { battlefield: ['Raging Goblin'] } })
    b.activate(name, { targets: ['Raging Goblin'] }).resolve()
    expect(b.in('exile', 'Raging Goblin', 'B')).toBe(true)
  },
)
