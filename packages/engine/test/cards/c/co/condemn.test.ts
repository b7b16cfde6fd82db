import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Condemn] puts an attacker on the bottom of the library; its controller gains its toughness', () => {
  const b = board({
    a: { battlefield: ['Pillarfield Ox', 'Gray Ogre'] },
    b: { battlefield: ['Plains'], hand: ['Condemn'] },
  })
  b.attack('Pillarfield Ox').turnTo('B').cast('Condemn').resolve()
  expect([b.names('library', 'A').at(-1), b.life('A')]).toEqual(['Pillarfield Ox', 24])
})
