import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

const position = (mountains: number) =>
  board({
    a: { battlefield: [`${mountains} Mountain`], hand: ['Lightning Bolt', 'Shock'] },
    b: { battlefield: ['Island'], hand: ['Flusterstorm'] },
  })

it('[Flusterstorm] counters an instant or sorcery spell whose controller cannot pay {1}', () => {
  const b = position(1)
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Flusterstorm')
    .resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Flusterstorm] does not target permanent spells', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Exploration'] },
    b: { battlefield: ['Island'], hand: ['Flusterstorm'] },
  })
  b.cast('Exploration').turnTo('B')
  expect(b.can('cast', 'Flusterstorm')).toBe(false)
})

it('[Flusterstorm] makes a copy for each spell cast before it this turn', () => {
  const b = position(2)
  const seen = watch(b)
  b.cast('Lightning Bolt', { targets: ['B'] })
    .cast('Shock', { targets: ['B'] })
    .turnTo('B')
  b.no('newTargets')
    .no('newTargets')
    .cast('Flusterstorm', { targets: ['Shock'] })
    .resolve()
  expect(seen.count('copied')).toBe(2)
  expect(b.count('stack', 'Flusterstorm')).toBe(3)
})

it('[Flusterstorm] may choose new targets for the copies', () => {
  const b = position(2)
  b.cast('Lightning Bolt', { targets: ['B'] })
    .cast('Shock', { targets: ['B'] })
    .turnTo('B')
  b.cast('Flusterstorm', { targets: ['Shock'] })
  b.yes('newTargets').aim(['Lightning Bolt']).no('newTargets').resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Flusterstorm] asks for {1} for each copy', () => {
  const b = position(3)
  b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
  b.no('newTargets').cast('Flusterstorm').resolveAll()
  expect(b.life('B')).toBe(17)
  expect(b.object('Mountain#3').tapped).toBe(true)
})

it('[Flusterstorm] copies stay when the original is countered', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
    b: { battlefield: ['Island'], hand: ['Flusterstorm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .no('newTargets')
    .cast('Flusterstorm')
    .resolve()
    .turnTo('A')
  const original = b.game.state.stack.find(
    (id) => b.game.state.objects[id]?.kind === 'card' && b.game.state.objects[id]?.owner === 1,
  )!
  b.reply('target', [original]).cast('Counterspell').resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Flusterstorm] counters a sorcery too', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Divination'] },
    b: { battlefield: ['Island'], hand: ['Flusterstorm'] },
  })
  b.cast('Divination').turnTo('B').no('newTargets').cast('Flusterstorm').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})
