import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Story Circle] prevents damage of a source of the chosen colour', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
  })
  b.option('chooseColor', 'red').cast('Story Circle').resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('A')
    .activate('Story Circle')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Story Circle] offers only sources of the chosen colour, costs {W}, and prevents once', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Hill Giant', 'Siege-Gang Commander', '2 Goblin Piker', '4 Mountain', 'Grizzly Bears'] },
  })
  b.option('chooseColor', 'red').cast('Story Circle').resolve()
  const seen = offers(b, 'chooseSource', 'Siege-Gang Commander')
  b.activate('Story Circle').resolve()
  expect(seen).not.toContain('Grizzly Bears')
  expect(b.can('activate', 'Story Circle')).toBe(false)
  for (const life of [20, 18]) {
    b.turnTo('B')
      .pick('sacrifice', 'Goblin Piker')
      .activate('Siege-Gang Commander', { targets: ['A'] })
      .resolve()
    expect(b.life('A')).toBe(life)
  }
})

it('Story Circle protects against the colour that was chosen', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.option('chooseColor', 'green').cast('Story Circle').resolve()
  b.activate('Story Circle').resolve()
  expect(b.game.state.replacements.map((shield) => shield.bindings['source'])).toEqual([[b.id('Grizzly Bears')]])
})
