import { card, continuous, gain, keywords, loseLife, triggered } from '@spellwright/dsl'

export const dragonlordKolaghan = card({
  name: 'Dragonlord Kolaghan',
  cost: '{4}{B}{R}',
  type: 'Legendary Creature — Elder Dragon',
  power: 6,
  toughness: 5,
  abilities: [
    ...keywords('flying', 'haste'),
    continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [gain('haste')] }),
    triggered({
      on: { kind: 'cast', player: 'opponent', spell: { type: ['creature', 'planeswalker'] } },
      while: { kind: 'exists', of: { zone: 'graveyard', owner: 'eventPlayer', name: { sameAs: 'eventObject' } } },
      effects: [loseLife(10, 'eventPlayer')],
    }),
  ],
})
