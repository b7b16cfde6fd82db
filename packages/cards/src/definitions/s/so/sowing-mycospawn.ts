import { card, exile, keyword, kicked, mana, put, search, shuffle, target, the, triggered } from '@spellwright/dsl'

export const sowingMycospawn = card({
  name: 'Sowing Mycospawn',
  cost: '{3}{G}',
  type: 'Creature — Eldrazi Fungus',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('devoid'),
    keyword({ kind: 'kicker', cost: [mana('{1}{C}')] }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [search({ type: 'land' }), put('battlefield', the('found')), shuffle()],
    }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      condition: kicked,
      targets: { land: target({ type: 'land' }) },
      effects: [exile(the('land'))],
    }),
  ],
})
