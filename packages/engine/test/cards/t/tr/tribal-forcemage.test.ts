import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tribal Forcemage] pumps the creatures of one type, whoever controls them', () => {
  const b = board({
    a: { hand: ['Tribal Forcemage'], battlefield: ['Llanowar Elves', 'Grizzly Bears'], mana: '{G}{G}{G}{G}{G}' },
    b: { battlefield: ['Elvish Mystic'] },
  })
  b.cast('Tribal Forcemage', { method: 'morph' }).resolve()
  const id = b.game.state.battlefield.find((id) => b.game.state.objects[id]!.faceDown)!
  b.act({ kind: 'turnFaceUp', object: id }).option('chooseType', 'Elf').resolve()
  expect([b.pt('Llanowar Elves'), b.pt('Elvish Mystic'), b.pt('Tribal Forcemage'), b.pt('Grizzly Bears')]).toEqual([
    '3/3',
    '3/3',
    '3/3',
    '2/2',
  ])
  expect(b.has('Llanowar Elves', 'trample')).toBe(true)
})
