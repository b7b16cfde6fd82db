import { card, keywords, plus } from '@spellwright/dsl'

export const nighthawkScavenger = card({
  name: 'Nighthawk Scavenger',
  cost: '{1}{B}{B}',
  type: 'Creature — Vampire Rogue',
  power: '*',
  toughness: 3,
  abilities: [
    ...keywords('flying', 'deathtouch', 'lifelink'),
    {
      kind: 'characteristicDefining',
      power: plus(1, { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'opponent' } }),
    },
  ],
})
