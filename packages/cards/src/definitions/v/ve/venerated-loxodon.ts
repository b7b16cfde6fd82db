import { card, enters, keyword, linked, putCounters, triggered } from '@spellwright/dsl'

export const veneratedLoxodon = card({
  name: 'Venerated Loxodon',
  cost: '{4}{W}',
  type: 'Creature — Elephant Cleric',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('convoke'),
    triggered({ on: enters('self'), effects: [putCounters('+1/+1', 1, linked('convoke'))] }),
  ],
})
