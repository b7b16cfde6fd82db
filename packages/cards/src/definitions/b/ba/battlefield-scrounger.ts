import { activated, card, pump, threshold } from '@spellwright/dsl'

export const battlefieldScrounger = card({
  name: 'Battlefield Scrounger',
  cost: '{3}{G}{G}',
  type: 'Creature — Centaur',
  power: 3,
  toughness: 3,
  abilities: [
    activated({
      abilityWord: 'Threshold',
      cost: [{ kind: 'putOnBottom', what: { zone: 'graveyard' }, count: 3 }],
      condition: threshold,
      limit: { times: 1, per: 'turn' },
      effects: [pump('self', 3, 3)],
    }),
  ],
})
