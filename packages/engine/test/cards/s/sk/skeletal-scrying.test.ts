import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const graveyard = ['Shock', 'Forest', 'Grizzly Bears']

it('[Skeletal Scrying] exiles X cards from your graveyard, draws X and loses X life', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Skeletal Scrying'], graveyard } })
  b.reply('x', 2).pick('costObjects', 'Shock', 'Forest').cast('Skeletal Scrying')
  expect(b.names('exile', 'A').sort()).toEqual(['Forest', 'Shock'])
  b.resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.life('A')).toBe(18)
})

it('[Skeletal Scrying] allows no X beyond the cards in the graveyard', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Skeletal Scrying'], graveyard: ['Shock'] } })
  expect(() => b.reply('x', 2).cast('Skeletal Scrying')).toThrow()
})

it('[Skeletal Scrying] may be cast for 0', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Skeletal Scrying'], graveyard } })
  b.cast('Skeletal Scrying').resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.life('A')).toBe(20)
})

it("[Skeletal Scrying] exiles nothing from the opponent's graveyard", () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Skeletal Scrying'] }, b: { graveyard } })
  b.cast('Skeletal Scrying').resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(3)
})

it('[Skeletal Scrying] countered has exiled the cards all the same', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Skeletal Scrying'], graveyard },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.reply('x', 2).cast('Skeletal Scrying').turnTo('B').cast('Counterspell').resolve()
  expect(b.names('exile', 'A')).toHaveLength(2)
  expect(b.life('A')).toBe(20)
})
