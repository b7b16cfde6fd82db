import { activated, card, mana, manaValueOf, plus, put, sacrifice, search, shuffle, tap, the } from '@spellwright/dsl'

export const oswaldFiddlebender = card({
  name: 'Oswald Fiddlebender',
  cost: '{1}{W}',
  type: 'Legendary Creature — Gnome Artificer',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      abilityWord: 'Magical Tinkering',
      timing: 'sorcery',
      cost: [mana('{W}'), tap, sacrifice({ type: 'artifact' }, 'sacrificed')],
      effects: [
        search({ type: 'artifact', manaValue: { exactly: plus(1, manaValueOf(the('sacrificed'))) } }),
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
