import { activated, all, card, keyword, mana, putCounters, sacrifice } from '@spellwright/dsl'

export const indulgentAristocrat = card({
  name: 'Indulgent Aristocrat',
  cost: '{B}',
  type: 'Creature — Vampire Noble',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('lifelink'),
    activated({
      cost: [mana('{2}'), sacrifice({ type: 'creature' })],
      effects: [putCounters('+1/+1', 1, all({ subtype: 'Vampire', controller: 'you' }))],
    }),
  ],
})
