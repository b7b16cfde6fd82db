import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

/** Relentless Dead dies, and {X} is paid for the Zombie of mana value 3. */
function dies(x: number) {
  const b = board({
    a: {
      battlefield: ['Relentless Dead', '4 Swamp', 'Mountain'],
      hand: ['Shock'],
      graveyard: ['Scathe Zombies', 'Gravecrawler'],
    },
  })
  b.cast('Shock', { targets: ['Relentless Dead'] })
    .aim(['Scathe Zombies'])
    .reply('x', x)
    .yes('payOrNot')
    .no('payOrNot')
  return b.resolveAll()
}

it('[Relentless Dead] [CR 603.3d] targets a Zombie of any mana value, and returns it for as much mana', () => {
  expect(dies(3).in('battlefield', 'Scathe Zombies')).toBe(true)
})

it('[Relentless Dead] [CR 107.3f] with another X the Zombie stays in the graveyard', () => {
  expect(dies(2).in('graveyard', 'Scathe Zombies', 'A')).toBe(true)
})

it('[Relentless Dead] for {B} it returns to its hand', () => {
  const b = board({ a: { battlefield: ['Relentless Dead', 'Swamp', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Relentless Dead'] })
    .yes('payOrNot')
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Relentless Dead'])
})
