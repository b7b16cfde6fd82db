import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Council of the Absolute] forbids opponents the named card and makes it cheaper for you', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Island'], hand: ['Council of the Absolute', 'Concentrate'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.reply('chooseName', 'Shock').cast('Council of the Absolute').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  const cheap = board({ a: { battlefield: ['Plains', '5 Island'], hand: ['Council of the Absolute', 'Concentrate'] } })
  cheap.reply('chooseName', 'Concentrate').cast('Council of the Absolute').resolve().cast('Concentrate').resolve()
  expect(cheap.names('hand', 'A').length).toBe(3)
})
