import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yorion, Sky Nomad] exiles permanents you own and control until the next end step', () => {
  const b = board({
    a: { hand: ['Yorion, Sky Nomad'], battlefield: ['Wall of Omens', 'Plains'], mana: '{W}{W}{U}{U}{U}' },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.pick('choose', 'Wall of Omens').cast('Yorion, Sky Nomad').resolveAll()
  const [asked] = b.asked.filter(({ purpose }) => purpose === 'choose')
  expect(asked?.shape === 'objects' && asked.candidates.length).toBe(1)
  expect(b.names('exile')).toEqual(['Wall of Omens'])
  b.to('end').resolveAll()
  expect(b.in('battlefield', 'Wall of Omens', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toHaveLength(1)
})
