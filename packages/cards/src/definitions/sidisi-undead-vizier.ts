import { card, keyword, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const sidisiUndeadVizier = card({
  name: 'Sidisi, Undead Vizier',
  cost: '{3}{B}{B}',
  type: 'Legendary Creature — Zombie Snake',
  power: 4,
  toughness: 6,
  abilities: [
    keyword('deathtouch'),
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      effects: [may(search({}), put('hand', the('found')), shuffle())],
    }),
  ],
})
