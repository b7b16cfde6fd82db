import { atBeginningOf, card, draw, keyword, rule, sacrifice, sacrificeIt, triggered, unless } from '@spellwright/dsl'

export const theGitrogMonster = card({
  name: 'The Gitrog Monster',
  cost: '{3}{B}{G}',
  type: 'Legendary Creature — Frog Horror',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [unless('you', [sacrifice({ type: 'land' })], sacrificeIt('self'))],
    }),
    rule({ kind: 'additionalLands', player: 'you', count: 1 }),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'land', is: 'nontoken', owner: 'you' },
        to: 'graveyard',
        batch: 'oneOrMore',
      },
      effects: [draw(1)],
    }),
  ],
})
