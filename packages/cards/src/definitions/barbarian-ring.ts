import {
  activated,
  addMana,
  anyTarget,
  card,
  dealDamage,
  mana,
  players,
  sacrificeSelf,
  tap,
  the,
  threshold,
} from '@spellwright/dsl'

export const barbarianRing = card({
  name: 'Barbarian Ring',
  type: 'Land',
  abilities: [
    activated({ cost: [tap], effects: [addMana('{R}'), dealDamage(1, players('you'))] }),
    activated({
      abilityWord: 'Threshold',
      cost: [mana('{R}'), tap, sacrificeSelf],
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
      condition: threshold,
    }),
  ],
})
